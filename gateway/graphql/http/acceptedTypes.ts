/** What `/graphql` answers with, and the ranges that a client may name instead. */
const served = new Set(["application/graphql-response+json", "application/json", "text/event-stream", "application/*", "text/*", "*/*"]);

/** The content type of a compiled query's response by what the request accepts. Yoga handles everything else. */
export const compiledTypes: Record<string, string> = {
  "*/*": "application/json",
  "application/json": "application/json",
  "application/graphql-response+json": "application/graphql-response+json",
  "application/graphql-response+json, application/json": "application/graphql-response+json",
};

/**
 * Filters a request's `Accept` by the media types that `/graphql` serves. Returns them in their order, or null if none is left.
 * `multipart/mixed` is not served: its purpose is parts that come later, and nothing here is deferred.
 */
export function acceptedTypes(accept: string | undefined): string | null {
  const types = (accept || "*/*").split(",").map((range) => range.split(";", 1).join("").trim().toLowerCase());
  return types.filter((type) => served.has(type)).join(", ") || null;
}
