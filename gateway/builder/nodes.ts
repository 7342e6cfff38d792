import { brandWithType } from "@pothos/core";
import type { Context } from "./context.ts";
import type { GraphQLResolveInfo } from "graphql";
import { builder } from "./builder.ts";
import { fault, notFound, Refused } from "../errors/errors.ts";
import { decodeId } from "./globalIds.ts";

type Loader = (id: string, context: Context, info: GraphQLResolveInfo) => Promise<object | null>;

const loaders = new Map<string, Loader>();
const maxNodes = 100;

/** Registers how `node(id:)` loads a type by REST id. The loader returns null when the user has no such record. */
export function registerNodeLoader(type: string, loader: Loader): void {
  loaders.set(type, loader);
}

/**
 * Decodes a global id from an input to its REST id. Blank means "nothing chosen" and goes upstream, so that the service names what is
 * missing. Throws `Refused` ("`what` not found") for an id of another type and for no id.
 */
export function restId(type: string, globalId: string, what: string, ...field: string[]): string {
  if (globalId === "") return "";
  const decoded = decodeId(globalId);
  if (decoded?.type !== type) throw notFound(what, ...field);
  return decoded.id;
}

/** Decodes the global id of the record that a mutation changes. Throws `Refused` for a blank id too. */
export function targetId(type: string, globalId: string, what: string, ...field: string[]): string {
  const place = field.length > 0 ? field : ["id"];
  const id = restId(type, globalId, what, ...place);
  if (id === "") throw notFound(what, ...place);
  return id;
}

async function loadNode(globalId: string, context: Context, info: GraphQLResolveInfo): Promise<object | null> {
  const decoded = decodeId(globalId);
  const loader = decoded && loaders.get(decoded.type);
  if (!decoded || !loader) return null;
  try {
    const record = await loader(decoded.id, context, info);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Pothos types the name of a type as one of its own references.
    if (record) brandWithType(record, decoded.type as never);
    return record;
  } catch (error) {
    if (error instanceof Refused && error.errors.every(({ code }) => code === "NOT_FOUND")) return null;
    throw error;
  }
}

builder.queryField("node", (t) =>
  t.field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description: "Any record by its global id; null if the user has no record with that id.",
    args: { id: t.arg.id({ required: true, description: "A global id as any `id` field gives it." }) },
    resolve: (_root, { id }, context, info) => loadNode(id, context, info),
  }),
);

builder.queryField("nodes", (t) =>
  t.field({
    type: [builder.nodeInterfaceRef()],
    nullable: { list: false, items: true },
    description: `Several records by their global ids, in the order of \`ids\`; null for each that the user does not have. At most ${maxNodes} ids.`,
    args: { ids: t.arg.idList({ required: true, description: "Global ids as any `id` field gives them." }) },
    complexity: ({ ids }) => ({ field: ids.length, multiplier: ids.length }),
    resolve: (_root, { ids }, context, info) => {
      if (ids.length > maxNodes) throw fault("BAD_USER_INPUT", `At most ${maxNodes} ids can be asked for at once`);
      // Load one by one, so that a failed record does not take the others with it.
      return ids.map((id) => loadNode(id, context, info));
    },
  }),
);
