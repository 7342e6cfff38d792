import type { numberedFields, NumberField } from "#domain/documents/numbering/numberFields.ts";
import type { ProposedValue } from "#domain/documents/proposedValue.ts";

/** The numbers and dates that the user entered; dates are YYYY-MM-DD. */
export type SetNumbers = { [Name in NumberField | (typeof numberedFields)[NumberField]]?: string };

/** What the service proposes for a set; dates are YYYY-MM-DD. */
export type SetProposal = {
  numbers: Required<SetNumbers>;
  /** The numbers that are the next free ones. */
  proposed: readonly string[];
  warnings: { message: string; field: string }[];
  /** The proposed values of each kind of document, by its noun. */
  values: ReadonlyMap<string, ProposedValue[]>;
};
