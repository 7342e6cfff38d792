import { maxFileBytes } from "#domain/documents/attachment.ts";
import { DocumentProblem } from "./documentProblem.ts";

/**
 * Limits on all texts of one document, after filling merge fields. A contract of a hundred pages fits; within the limits rendering takes
 * seconds and some hundred megabytes.
 */
const limits = {
  characters: { most: 300_000, of: "characters" },
  lines: { most: 5_000, of: "lines, list items and table rows" },
  cells: { most: 20_000, of: "table cells" },
  mergeFields: { most: 2_000, of: "merge fields" },
  mergeSteps: { most: 20_000, of: "merge fields and texts, counted as often as their blocks repeat them" },
} as const;

/** Limits that apply to the whole document. */
type Counted = keyof typeof limits;

/** Limits that apply locally: the length of a paragraph, the columns of a table, the clauses of a contract. */
export const maxParagraph = 15_000;
export const maxColumns = 20;
export const maxClauses = 200;

/** Maximum combining marks on one letter; scripts use up to four. Layout time is quadratic in their number. */
export const maxMarks = 10;
export const overloadedLetter = /\p{M}{11}/u;

/** Maximum size of a rendering, in bytes. The gateway accepts no preview larger than this. */
export const maxRenderedBytes = { pdf: maxFileBytes, svg: 14 * 1024 * 1024 } as const;

/** The budget of one document. */
export type DocumentBudget = {
  /** Adds `amount` to a counter. When it exceeds its limit, throws a DocumentProblem at `field` that names the limit. */
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

/** A document that exceeds a limit; the message names the limit. */
export function tooMuch(message: string, field: string[] | null): DocumentProblem {
  return new DocumentProblem(message, "INVALID", field);
}

/** Formats 20000 as "20,000". */
export function number(whole: number): string {
  return whole.toLocaleString("en-US");
}
