import { paperTypes, type PaperType } from "#domain/documents/papers.ts";
import { financialYearChoices, financialYearInstants } from "#domain/time/financialYear.ts";

/** Which shipments the page lists; all of it is in the address. `firm` is a global id, `year` a financial year such as "25-26". */
export type PapersPlace = { firm: string | null; missing: PaperType | "ANY" | null; year: string | null };

/** Reads the page's address. What is no value of a filter is ignored. */
export function readPapersPlace(search: URLSearchParams): PapersPlace {
  const missing = search.get("missing");
  return {
    firm: search.get("firm") || null,
    missing: missing === "ANY" ? missing : (paperTypes.find((type) => type === missing) ?? null),
    year: financialYearChoices(new Date()).find((year) => year === search.get("year")) ?? null,
  };
}

/** The query of an address. */
export function papersSearch({ firm, missing, year }: PapersPlace): string {
  return new URLSearchParams({ ...(firm && { firm }), ...(missing && { missing }), ...(year && { year }) }).toString();
}

/** The filter in GraphQL's `PapersFilter`. */
export function papersFilter({ firm, missing, year }: PapersPlace) {
  const range = year === null ? null : financialYearInstants({ year, period: "APR-MAR" });
  return {
    ...(firm !== null && { firmId: firm }),
    ...(range && { createdFrom: range.from, createdTo: range.to }),
    ...(missing === "ANY" ? { isIncomplete: true } : missing !== null && { missing }),
  };
}
