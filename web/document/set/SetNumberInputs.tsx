import { TextInput } from "@mantine/core";
import { contractDate, contractNumber, invoiceDate, invoiceNumber, piDate, piNumber } from "#domain/documents/commonFields.ts";
import { numberedFields, type NumberField } from "#domain/documents/numbering/numberFields.ts";
import { DateInput } from "../../days/DateInput.tsx";
import styles from "../dialog/DocumentDialog.module.css";
import { FieldHint } from "../dialog/inputs/FieldHint.tsx";
import { shownNumber } from "./setNumbers.ts";
import type { SetNumbers, SetProposal } from "./setProposal.ts";

type Props = {
  fields: readonly NumberField[];
  proposal: SetProposal;
  entered: SetNumbers;
  /** Refusals by the name of the number or date. */
  errors: Readonly<Record<string, string>>;
  isDisabled: boolean;
  onChange: (change: SetNumbers) => void;
};

const labels = {
  contractNo: [contractNumber.label, contractDate.label],
  piNo: [piNumber.label, piDate.label],
  invoiceNo: [invoiceNumber.label, invoiceDate.label],
} as const;

/** The numbers and dates that the documents of a set share, each with its warnings. */
export function SetNumberInputs({ fields, proposal, entered, errors, isDisabled, onChange }: Props) {
  return fields.map((field) => {
    const dateField = numberedFields[field];
    const [numberLabel, dateLabel] = labels[field];
    const isProposed = entered[field] === undefined && proposal.proposed.includes(field);
    const warnings = proposal.warnings.filter((warning) => warning.field === field).map(({ message }) => message);
    const hint = isProposed ? "The next free number." : undefined;
    return (
      <div key={field} className={styles.pair}>
        <TextInput
          label={numberLabel}
          required
          name={field}
          maxLength={255}
          autoComplete="off"
          disabled={isDisabled}
          value={shownNumber(field, entered, proposal)}
          error={errors[field]}
          description={(hint !== undefined || warnings.length > 0) && <FieldHint hint={hint} warnings={warnings} />}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
        <DateInput
          label={dateLabel}
          required
          name={dateField}
          disabled={isDisabled}
          value={shownNumber(dateField, entered, proposal)}
          error={errors[dateField]}
          onChange={(day) => onChange({ [dateField]: day })}
        />
      </div>
    );
  });
}
