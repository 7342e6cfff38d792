import SchemaBuilder from "@pothos/core";
import ComplexityPlugin from "@pothos/plugin-complexity";
import RelayPlugin from "@pothos/plugin-relay";
import type { GraphQLError } from "graphql";
import type { Decimal } from "#domain/figures/decimal.ts";
import type { Context } from "./context.ts";
import { fault } from "../errors/errors.ts";
import { encodeId } from "./globalIds.ts";
import type { RawJson } from "../rest/rawJson.ts";
import type { Upload } from "../rest/uploads.ts";

/** The highest cost of one operation: each field costs 1, a page multiplies its fields, calls upstream cost more. */
export const maxCost = 5_000;

/** The error for an operation above `maxCost`. */
export function tooCostly(cost: number): GraphQLError {
  return fault("OPERATION_TOO_COMPLEX", `The operation costs ${cost}; at most ${maxCost} is allowed. Ask for fewer rows or fields.`, 400);
}

/** The schema builder. Fields are non-null unless they say otherwise; connections have non-null edges and nodes. */
export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  DefaultEdgesNullability: { list: false; items: false };
  DefaultNodeNullability: false;
  Connection: { totalCount: number; numbered?: { size: number; offset: number }; unread?: number };
  Scalars: {
    ID: { Input: string; Output: string };
    Date: { Input: string; Output: string };
    DateTime: { Input: string; Output: string };
    Decimal: { Input: Decimal; Output: Decimal };
    StatsCells: { Input: never; Output: Record<string, string> | RawJson };
    File: { Input: Upload; Output: never };
  };
}>({
  plugins: [RelayPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  complexity: {
    defaultListMultiplier: 1,
    limit: ({ isCostChecked }) => (isCostChecked ? {} : { complexity: maxCost }),
    complexityError: (_kind, { complexity }) => tooCostly(complexity),
  },
  relay: {
    clientMutationId: "omit",
    encodeGlobalID: (type, id) => encodeId(type, String(id)),
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    nodesOnConnection: { description: "The page's items without their cursors, in order." },
    edgesFieldOptions: { nullable: { list: false, items: false }, description: "The page's items with their cursors, in order." },
    nodeFieldOptions: { nullable: false, description: "The item at this position of the list." },
    cursorFieldOptions: {
      description:
        "The item's position in the list, opaque; for `after` and `before`. It stays right when items are added or deleted, even the item itself. It counts from the start for comments, inbox, partners, share links and their visits, deliveries, found documents, shared shipments, for attachments whose own item is deleted, and for shipments over another service than Lading's own.",
    },
    pageInfoFieldOptions: { complexity: { field: 0, multiplier: 0 }, description: "The page's position in the whole list." },
    nodeTypeOptions: { description: "An object with a global id that `node(id:)` returns." },
    idFieldOptions: { description: "Global id: opaque, URL-safe, never changes." },
    pageInfoTypeOptions: { description: "A page's position in the whole list (Relay cursor connections)." },
    hasNextPageFieldOptions: { description: "Whether items follow this page." },
    hasPreviousPageFieldOptions: { description: "Whether items precede this page." },
    startCursorFieldOptions: { description: "The cursor of the page's first item; null on an empty page." },
    endCursorFieldOptions: { description: "The cursor of the page's last item; null on an empty page." },
    firstArgOptions: {
      description: "How many items to return from the start. Without `first` and `last`, the list's default applies.",
    },
    lastArgOptions: { description: "How many items to return from the end; not together with `first`." },
    afterArgOptions: { description: "A cursor: return the items after it." },
    beforeArgOptions: { description: "A cursor: return the items before it." },
  },
});

builder.queryType({ description: "All reads. The data belongs to the signed-in user." });
builder.mutationType({
  description: "All writes. Each mutation takes one `input` and returns one payload. If `errors` is not empty, nothing has changed.",
});

builder.subscriptionType({
  description:
    "Events as they happen, as server-sent events (graphql-sse, distinct connections): POST with `Accept: text/event-stream`. Each event is sent after the change is stored. If a stream breaks, subscribe again `after` the last event's `cursor`.",
});

builder.globalConnectionField("totalCount", (t) =>
  t.exposeInt("totalCount", { complexity: 0, description: "How many items the whole list has, on all pages." }),
);
