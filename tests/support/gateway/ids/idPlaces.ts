/** Anything made of objects, lists and plain values, as JSON has it. */
export type Tree = unknown;

/** Path of an id in a tree, step by step. */
export type Place = readonly string[];

/** A record's id, or a file's key, as REST writes them. */
const restId = /^([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{40})$/;

/** Every place in a tree where an id of REST stands. */
export function idPlaces(tree: Tree, at: Place = []): Place[] {
  if (typeof tree === "string") return restId.test(tree) ? [at] : [];
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([step, part]) => idPlaces(part, [...at, step]));
}

export function valueAt(tree: Tree, place: Place): Tree {
  return place.reduce<Tree>((part, step) => (typeof part === "object" && part !== null ? Reflect.get(part, step) : undefined), tree);
}

/** The tree with another value at one place. */
export function withValueAt(tree: Tree, [step, ...rest]: Place, value: Tree): Tree {
  if (step === undefined) return value;
  if (Array.isArray(tree)) return tree.map((part: Tree, index) => (String(index) === step ? withValueAt(part, rest, value) : part));
  if (typeof tree !== "object" || tree === null) throw new Error(`There is nothing at ${step}`);
  return { ...tree, [step]: withValueAt(Reflect.get(tree, step), rest, value) };
}

/** An id of the same form that names nothing. */
export function unknownLike(id: string): string {
  return id.includes("-") ? `${id.slice(0, -12)}000000000000` : "0".repeat(id.length);
}
