import { isObject } from "#domain/typedObject.ts";

/** A place in a document: its keys and indices from the top. */
type Path = readonly (string | number)[];

/**
 * Swagger UI's own resolver reads a whole OpenAPI 3.1 document again for each call that is opened: seconds for one of a megabyte. Ours refers
 * within itself alone, so that following its references is enough (ADR-0149). A schema that contains itself keeps the reference.
 */
export const localReferences = {
  fn: {
    resolveSubtree: (document: unknown, path: Path): Promise<{ spec: unknown; errors: never[] }> =>
      Promise.resolve({ spec: resolved(document, { value: valueAt(document, path), within: [] }), errors: [] }),
  },
};

type Part = { value: unknown; within: readonly string[] };

function resolved(document: unknown, { value, within }: Part): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(document, { value: one, within }));
  if (!isObject(value)) return value;
  const { $ref: reference, ...beside } = value;
  if (typeof reference !== "string") {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolved(document, { value: one, within })]));
  }
  if (within.includes(reference)) return value;
  const target = resolved(document, { value: valueAt(document, pathOf(reference)), within: [...within, reference] });
  return isObject(target) ? { ...target, ...beside } : target;
}

/** The path that a reference such as `#/components/schemas/Session` names. */
function pathOf(reference: string): string[] {
  return reference
    .slice(2)
    .split("/")
    .map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"));
}

function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (typeof part === "object" && part !== null ? Reflect.get(part, key) : undefined), document);
}
