import { getNamedType, isInterfaceType, isNonNullType, isObjectType, type GraphQLField, type GraphQLNamedType } from "graphql";

/** A page of two: what a list of anything shows, one shows. */
const page = "(first: 2)";

/**
 * Selects every field of a type that needs no argument, and theirs, so that a field which somebody adds is asked for too. Of a connection
 * the nodes; of what was entered before, or is deeper than `depth`, nothing.
 */
export function wholeSelection(type: GraphQLNamedType, depth = 6, above: readonly string[] = []): string {
  if (!isObjectType(type) && !isInterfaceType(type)) return "";
  const within = [...above, type.name];
  const fields = Object.values(type.getFields()).filter((field) => isFree(field) && !isPlace(type, field));
  const selected = fields.flatMap((field) => {
    const inner = getNamedType(field.type);
    const isLeaf = !isObjectType(inner) && !isInterfaceType(inner);
    if (!isLeaf && (within.includes(inner.name) || within.length >= depth)) return [];
    const sub = isLeaf ? "" : wholeSelection(inner, depth, within);
    if (!isLeaf && sub === "") return [];
    return [`${field.name}${field.args.some(({ name }) => name === "first") ? page : ""} ${sub}`];
  });
  return selected.length === 0 ? "" : `{ ${selected.join(" ")} }`;
}

function isFree({ args }: GraphQLField<unknown, unknown>): boolean {
  return !args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
}

/** Where a node is in its connection. */
function isPlace({ name }: GraphQLNamedType, field: GraphQLField<unknown, unknown>): boolean {
  return name.endsWith("Connection") && ["edges", "pageInfo", "pageCursors"].includes(field.name);
}
