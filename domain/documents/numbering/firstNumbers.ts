import type { Day } from "../../time/dates.ts";
import { financialYearOf } from "../../time/financialYear.ts";
import type { NumberField } from "./numberFields.ts";

const papers: Record<NumberField, string> = { contractNo: "SC", piNo: "PI", invoiceNo: "EXP" };

/** How many numbers are proposed one after another until one is free. */
const mostCandidates = 50;

/**
 * Numbers of a new series for a firm that has none of the kind, the first one first (R-1035): ("Tarangvel Exim", "invoiceNo", "2026-11-25") →
 * "TE/EXP/001/26-27". They have at most 16 characters, as GST asks of an invoice.
 */
export function firstNumbers(firmName: string, field: NumberField, day: Day): string[] {
  const year = financialYearOf(day) % 100;
  const years = [year, (year + 1) % 100].map((part) => String(part).padStart(2, "0")).join("-");
  return Array.from(
    { length: mostCandidates },
    (_, index) => `${initialsOf(firmName)}/${papers[field]}/${String(index + 1).padStart(3, "0")}/${years}`,
  );
}

/** Two letters: the initials of a name's first two words, or the beginning of its only one; "EX" for a name in other scripts. */
function initialsOf(name: string): string {
  const [first = "", second = ""] = name.toUpperCase().match(/[A-Z]+/g) ?? [];
  const initials = second === "" ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1);
  return initials.length === 2 ? initials : "EX";
}
