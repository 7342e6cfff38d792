import { maxFileBytes } from "#domain/attachment.ts";
import { DocumentProblem } from "./documentProblem.ts";

/**
 * What one document may have, all its texts together, after its merge fields are filled. A contract of a hundred pages stays
 * below; within them a drawing takes seconds and some hundred megabytes.
 */
const limits = {
  characters: { most: 300_000, of: "characters" },
  lines: { most: 5_000, of: "lines, list items and table rows" },
  cells: { most: 20_000, of: "table cells" },
  mergeFields: { most: 2_000, of: "merge fields" },
  mergeSteps: { most: 20_000, of: "merge fields and texts, counted as often as their blocks repeat them" },
} as const;

/** What is counted over a whole document. */
export type Counted = keyof typeof limits;

/** What is checked place by place: the length of one paragraph, the columns of one table, the clauses of one contract. */
export const maxParagraph = 15_000;
export const maxColumns = 20;
export const maxClauses = 200;

/** Marks on one letter, such as accents; scripts use up to four. Laying them out takes the square of their number. */
export const maxMarks = 10;
export const overloadedLetter = /\p{M}{11}/u;

/** Bytes of a drawing. The gateway takes no longer answer than a preview of this size. */
export const maxRenderedBytes = { pdf: maxFileBytes, svg: 14 * 1024 * 1024 } as const;

/** The one budget of a document. */
export type DocumentBudget = {
  /** Counts `amount` more. Throws a DocumentProblem at `field` that names the limit when it is exceeded. */
  spend(what: Counted, amount: number, field: string[] | null): void;
};

/** Opens the budget of one document. */
export function documentBudget(): DocumentBudget {
  const spent: Record<Counted, number> = { characters: 0, lines: 0, cells: 0, mergeFields: 0, mergeSteps: 0 };
  return {
    spend(what, amount, field) {
      spent[what] += amount;
      const { most, of } = limits[what];
      if (spent[what] > most) throw tooMuch(`The document has more than ${number(most)} ${of}`, field);
    },
  };
}

/** A document that exceeds one limit, which the message names. */
export function tooMuch(message: string, field: string[] | null): DocumentProblem {
  return new DocumentProblem(message, "INVALID", field);
}

/** 20000 → "20,000". */
export function number(whole: number): string {
  return whole.toLocaleString("en-US");
}
