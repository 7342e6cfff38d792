import { brandWithType } from "@pothos/core";
import type { Context } from "./context.ts";
import type { GraphQLResolveInfo } from "graphql";
import { builder } from "./builder.ts";
import { fault, notFound, Refused } from "../errors/errors.ts";
import { decodeId } from "./globalIds.ts";

type Loader = (id: string, context: Context, info: GraphQLResolveInfo) => Promise<object | null>;

const loaders = new Map<string, Loader>();
const maxNodes = 100;

/** Tells how a type's records are found by their REST id; null if the user has no record with that id. */
export function registerNodeLoader(type: string, loader: Loader): void {
  loaders.set(type, loader);
}

/**
 * The REST id behind a global id in an input. Blank means "nothing chosen" and goes upstream as it is, so that the service
 * names what is missing; an id of another type or of none is refused as `what` not found.
 */
export function restId(type: string, globalId: string, what: string, ...field: string[]): string {
  if (globalId === "") return "";
  const decoded = decodeId(globalId);
  if (decoded?.type !== type) throw notFound(what, ...field);
  return decoded.id;
}

/** The REST id of the record that a mutation is about: it must be there. */
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
      // One by one, so that what cannot be read takes nothing of what can be with it.
      return ids.map((id) => loadNode(id, context, info));
    },
  }),
);
