import { countriesWith } from "#domain/places/countries.ts";
import { textChoices } from "../values/formChoices.ts";
import { definitionOf, type FieldPath } from "../values/fieldPath.ts";
import { useFormText } from "../values/formStore.ts";
import { DateField } from "./DateField.tsx";
import { FigureField } from "./FigureField.tsx";
import { PickField } from "./PickField.tsx";
import { TextField } from "./TextField.tsx";

type Props = { path: FieldPath };

/** The control for a defined field of its type. */
export function EnteredField({ path }: Props) {
  const { type, unit, format, choices } = definitionOf(path);
  if (type === "figure") return <FigureField path={path} unit={unit} />;
  if (type === "date") return <DateField path={path} />;
  if (format === "country") return <CountryField path={path} />;
  return choices ? <PickField path={path} isClearable choices={textChoices(choices)} /> : <TextField path={path} />;
}

/** A country of the list. One that was pasted in other letters stays until another is picked; a save refuses it or spells it as the list does. */
function CountryField({ path }: Props) {
  const offered = countriesWith(useFormText(path));
  return <PickField path={path} isClearable choices={textChoices(offered)} limit={offered.length} placeholder="Search countries" />;
}
