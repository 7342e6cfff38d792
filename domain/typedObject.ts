/** The keys of a record over a closed set of names. `Object.keys` returns them as any text. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The compiler has checked that the record has these keys.
  return Object.keys(record) as Key[];
}

/** A record of entries whose keys are a whole closed set of names. `Object.fromEntries` forgets the names. */
export function recordOf<Key extends string, Value>(entries: Iterable<readonly [Key, Value]>): Record<Key, Value> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The callers pass an entry for each key.
  return Object.fromEntries(entries) as Record<Key, Value>;
}

/** The same record with its texts trimmed. */
export function withTrimmedTexts<T extends object>(record: T): T {
  const entries = Object.entries(record).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === "string" ? value.trim() : value,
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A trimmed text is a text: names and types stay.
  return Object.fromEntries(entries) as T;
}

/** Whether a parsed value is an object whose fields can be read, not a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
