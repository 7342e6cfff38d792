/** Rows of a statement: each engine allows some tens of thousands of parameters. */
const most = 500;

/** A list in pieces, none of which is more than one statement takes; none for an empty list. */
export function inChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, piece) => items.slice(piece * most, (piece + 1) * most));
}
