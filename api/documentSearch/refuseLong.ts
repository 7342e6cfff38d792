import { documentSearchMessages } from "#domain/documents/documentSearch.ts";
import { invalid } from "#domain/http/problem.ts";
import { maxSearchLength } from "#domain/text/searchQuery.ts";
import { throwIfProblems } from "../http/httpErrors.ts";

/** A search as sent, without blanks around it. Throws for one that is too long. */
export function refuseLong(q: string): string {
  throwIfProblems(q.trim().length > maxSearchLength ? [invalid(documentSearchMessages.queryLong, "q")] : []);
  return q.trim();
}
