/** A datum that two versions of a document print differently; "" where one does not print it. */
export type DocumentChange = { field: string; from: string; to: string };

/** The changes over two steps as one; what changed back is left out. */
export function joinChanges(first: readonly DocumentChange[], second: readonly DocumentChange[]): DocumentChange[] {
  const joined = new Map(first.map((change) => [change.field, change]));
  for (const change of second) joined.set(change.field, { ...change, from: joined.get(change.field)?.from ?? change.from });
  return [...joined.values()].filter(({ from, to }) => from !== to);
}
