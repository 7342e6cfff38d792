import { textChoices } from "../values/formChoices.ts";
import { definitionOf, type FieldPath } from "../values/fieldPath.ts";
import { DateField } from "./DateField.tsx";
import { FigureField } from "./FigureField.tsx";
import { PickField } from "./PickField.tsx";
import { TextField } from "./TextField.tsx";

type Props = { path: FieldPath };

/** The control for a defined field of its type. */
export function EnteredField({ path }: Props) {
  const { type, unit, choices } = definitionOf(path);
  if (type === "figure") return <FigureField path={path} unit={unit} />;
  if (type === "date") return <DateField path={path} />;
  return choices ? <PickField path={path} isClearable choices={textChoices(choices)} /> : <TextField path={path} />;
}
