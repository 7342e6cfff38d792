import type { ObjectRef } from "@pothos/core";
import type { Decimal } from "#domain/figures/decimal.ts";
import type { RecordKind } from "#domain/masterData/kind.ts";
import { isInShipments } from "#domain/masterData/kindsInShipments.ts";
import type { FlatRecord, UserInfo } from "../../rest/shapes/people/userInfo.ts";
import { figure } from "../../rest/shapes/parsing/fields.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { recordUsage } from "../../rest/shapes/simpleResponses.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { pageOf, type Page, type PageArgs } from "../../builder/connections/connections.ts";
import { callCost, loadUserInfo, type Context } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { registerNodeLoader } from "../../builder/nodes.ts";
import { Viewer } from "../viewer/viewer.ts";

/**
 * A flat kind of master data in GraphQL: its type, its connection on the viewer, and the words of its descriptions, among them what a
 * change or deletion does not touch.
 */
export type RecordNoun = { kind: RecordKind; type: string; plural: string; one: string; description: string; keeps?: string };

export type RecordType = {
  Record: ObjectRef<(typeof builder)["$inferSchemaTypes"], FlatRecord>;
  Edge: ObjectRef<(typeof builder)["$inferSchemaTypes"], { cursor: string; node: FlatRecord }>;
};

/** All records come with the user info, so a page may hold them all without another call: an import alone adds 5,000. */
const limits = { usual: 10_000, most: 10_000 };
const freeRecords = 1_000;
const recordsForCost = 30;

/** A page of the user's master data. Charges a long one, so that a page that is asked for under thirty names is refused. */
export function pageOfMasterData<Item>(
  items: readonly Item[],
  args: PageArgs,
  context: Context,
  keyOf: (item: Item) => string,
): Page<Item> {
  const page = pageOf(items, args, limits, keyOf);
  context.chargeCost(Math.floor(Math.max(page.edges.length - freeRecords, 0) / recordsForCost));
  return page;
}

/** Defines the type of a flat kind and its connection on the viewer. Reads like the code for buyers with `kind` where `buyer` stood. */
export function defineRecord({ kind, type, plural, one, description }: RecordNoun): RecordType {
  const Record = builder.objectRef<FlatRecord>(type);
  defineNode(Record, {
    description,
    id: { resolve: (record) => idOf(kind, record), description: `Global id of the ${one}.` },
    fields: (t) => ({
      ...Object.fromEntries(
        kind.fields.map(({ name, input, description: words }) => [
          name,
          input !== "number"
            ? t.string({ description: words, resolve: (record) => String(record[name] ?? "") })
            : t.field({ type: "Decimal", nullable: true, description: words, resolve: (record) => figureOf(record[name]) }),
        ]),
      ),
      ...(isInShipments(kind.name) && {
        shipmentCount: t.int({
          nullable: true,
          complexity: callCost,
          description: `How many shipments use the ${one}; each ${one} asked costs a call to the service. Null with UPSTREAM_UNSUPPORTED if the service does not count them.`,
          resolve: (record, _args, context) => countShipments(kind, record, context),
        }),
      }),
    }),
  });
  registerNodeLoader(type, async (id, context) => findRecord(await loadUserInfo(context), kind, id));

  const { Connection, Edge } = connectionOf(Record, {
    edge: `A ${one} and its position in the list.`,
    page: `A page of the user's ${one}s.`,
  });
  builder.objectField(Viewer, plural, (t) =>
    t.connection(
      {
        type: Record,
        description: `The user's ${one}s, in the order of adding. All of them (at most 10,000) unless \`first\` or \`last\` says less.`,
        resolve: async (_viewer, args, context) => {
          const records = recordsOf(await loadUserInfo(context), kind);
          return pageOfMasterData(records, args, context, (record) => idOf(kind, record));
        },
      },
      Connection,
      Edge,
    ),
  );
  return { Record, Edge };
}

async function countShipments(kind: RecordKind, record: FlatRecord, { rest, chargeCost }: Context): Promise<number> {
  chargeCost(callCost);
  const call = () => rest.get(`/v1/user/${kind.rest.path}/usage`, { [kind.rest.id]: idOf(kind, record) }, recordUsage);
  return (await optionalCall(call)).shipments;
}

/** The user's records of a kind. */
export function recordsOf(info: UserInfo, { rest }: RecordKind): FlatRecord[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The user info's shape has a list of flat records under every flat kind's key.
  return Reflect.get(info, rest.list) as FlatRecord[];
}

/** The REST id of a record. */
export function idOf({ rest }: RecordKind, record: FlatRecord): string {
  return String(record[rest.id]);
}

/** The user's record with that REST id, or null. */
export function findRecord(info: UserInfo, kind: RecordKind, id: string): FlatRecord | null {
  return recordsOf(info, kind).find((record) => idOf(kind, record) === id) ?? null;
}

/** A record's figure as a decimal, or null. */
export function figureOf(value: FlatRecord[string]): Decimal | null {
  return figure.safeParse(value).data ?? null;
}
