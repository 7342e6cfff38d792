import { Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { countries } from "#domain/places/countries.ts";
import { checkRecord, missingFields, tidy, type RecordValues } from "#domain/masterData/check.ts";
import type { Field, RecordKind, Surface } from "#domain/masterData/kind.ts";
import { FoldedFields } from "../../../ui/form/FoldedFields.tsx";
import { formErrors } from "../../../ui/form/formErrors.ts";
import { markErrors } from "../../../ui/form/markErrors.ts";
import { showError } from "../../../ui/feedback/toast.ts";
import { CountriesMissing } from "./CountriesMissing.tsx";
import { FieldInput } from "./FieldInput.tsx";
import type { Refused } from "../record.ts";
import { useOpenEntry } from "../openEntry.ts";
import styles from "./RecordForm.module.css";
import { SaveActions } from "./SaveActions.tsx";

type Props = {
  kind: RecordKind;
  surface: Surface;
  /** The fields' initial values; blank if left out. */
  initial: RecordValues;
  /** The user's origin or destination countries, for a kind that chooses among them. */
  ownCountries?: readonly string[] | undefined;
  label?: string;
  isEditing?: boolean;
  isSaving: boolean;
  /** Resolves to whether the record was stored. */
  onSave: (values: RecordValues, refused: Refused) => Promise<boolean>;
  onCancel?: (() => void) | undefined;
};

/** The form of a record of any kind, with its rules. It starts with `initial` and holds its own state. */
export function RecordForm({
  kind,
  surface,
  initial,
  ownCountries,
  label = kind.label,
  isEditing = false,
  isSaving,
  onSave,
  onCancel,
}: Props) {
  const form = useForm<RecordValues>({
    name: kind.name,
    initialValues: Object.fromEntries(kind.fields.map((field) => [field.name, initial[field.name] ?? onlyChoice(field, ownCountries)])),
  });
  const ownChoice = kind.fields.find(isOwnChoice)?.choices;
  const isBlocked = ownChoice !== undefined && ownCountries?.length === 0;

  useOpenEntry({ isTouched: surface !== "quickAdd" && form.isDirty(), isEditing, save: () => handleSubmit(form.getValues()) });

  async function handleSubmit(values: RecordValues): Promise<boolean> {
    const tidied = Object.fromEntries(kind.fields.map((field) => [field.name, tidy(field, values[field.name] ?? "")]));
    const problems = checkRecord(kind, tidied, surface);
    if (problems.length === 0) return onSave(tidied, { onErrors: (errors) => markErrors(form, formErrors(errors)) });
    const missing = missingFields(kind, tidied).map((name) => [name, isNumber(name) ? "Must be more than 0" : "Required"]);
    markErrors(form, missing.length > 0 ? Object.fromEntries(missing) : formErrors(problems));
    showError(problems.map(({ message }) => message).join(", "), "Validation Error");
    return false;
  }
  const basic = kind.fields.filter(({ isMore }) => !isMore);
  const more = kind.fields.filter(({ isMore }) => isMore);
  const fieldInput = (field: Field) => (
    <div key={field.name} data-short={isShort(field) || undefined}>
      <FieldInput
        field={field}
        input={form.getInputProps(field.name)}
        unit={field.unitFrom && (form.values[field.unitFrom] ?? "")}
        countries={countriesOf(field)}
        onCountry={ownChoice && ((country) => form.setFieldValue("country", country))}
        isFirst={field === kind.fields[0]}
      />
    </div>
  );
  /** What a field chooses among; a port is looked for in the country that is chosen, if one is. */
  function countriesOf({ choices, suggests }: Field): readonly string[] {
    const chosen = form.values["country"];
    if (suggests && chosen) return [chosen];
    return choices === "world" ? countries : (ownCountries ?? []);
  }
  const isNumber = (name: string) => kind.fields.some((field) => field.name === name && field.input === "number");

  return (
    <form inert={isSaving} onSubmit={form.onSubmit((values) => void handleSubmit(values))} noValidate>
      <Stack gap="md">
        {isBlocked && <CountriesMissing choices={ownChoice} isLinked={surface === "settings"} />}
        <div className={styles.fields}>{basic.map(fieldInput)}</div>
        {more.length > 0 && (
          <FoldedFields
            label="More"
            isGiven={more.some(({ name }) => initial[name])}
            hasErrors={more.some(({ name }) => name in form.errors)}
          >
            <div className={styles.fields}>{more.map(fieldInput)}</div>
          </FoldedFields>
        )}
        <SaveActions label={label} isEditing={isEditing} isSaving={isSaving} isBlocked={isBlocked} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

/** Whether a field chooses among the user's own countries. */
function isOwnChoice({ choices }: Field): boolean {
  return choices === "origin" || choices === "destination";
}

/** The user's only origin or destination country is preselected. */
function onlyChoice(field: Field, ownCountries: readonly string[] = []): string {
  const [country = "", ...others] = isOwnChoice(field) ? ownCountries : [];
  return others.length === 0 ? country : "";
}

/** Codes, figures and short optional data are two in a row if there is room. */
function isShort({ input, isMore }: Field): boolean {
  return input === "upperText" || input === "number" || (isMore === true && input !== "longText");
}
