/** Rows of a statement: each engine allows some tens of thousands of parameters. */
const usual = 500;

/** A list in pieces of at most `most`, by default what one statement takes; none for an empty list. */
export function inChunks<Item>(items: readonly Item[], most = usual): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, piece) => items.slice(piece * most, (piece + 1) * most));
}
