import type { Problem } from "../http/problem.ts";

/** Most records of a kind that an office has: all of them are in one response, and in each pick-list. */
const usual = 10_000;

/** Fewer of the kinds whose records are large. */
const fewer: Readonly<Record<string, number>> = { firm: 200, "contract format": 500, "document template": 500 };

/** The most records of a kind, by its noun. */
export function mostRecords({ noun }: { noun: string }): number {
  return fewer[noun] ?? usual;
}

/** What is wrong if an office that has `present` records of a kind gets `added` more. */
export function checkCount(kind: { noun: string }, { present, added }: { present: number; added: number }): Problem[] {
  return present + added > mostRecords(kind) ? [{ message: fullMessage(kind), code: "TOO_LARGE", field: null }] : [];
}

/** 'An office can have at most 10,000 loading ports'. */
export function fullMessage(kind: { noun: string }): string {
  const nouns = kind.noun.endsWith("s") ? kind.noun : `${kind.noun}s`;
  return `An office can have at most ${mostRecords(kind).toLocaleString("en-US")} ${nouns}`;
}
