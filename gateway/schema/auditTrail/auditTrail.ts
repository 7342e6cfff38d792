import type { GraphQLResolveInfo } from "graphql";
import { auditPage, type AuditChange, type AuditEntry as AuditEntryData, type AuditNoun } from "#domain/audit/auditTrail.ts";
import { auditPageAnswer, exportAddress, type AuditPageAnswer } from "../../rest/shapes/auditTrail.ts";
import { builder } from "../../builder/builder.ts";
import { connectionOf } from "../../builder/connections/connectionOf.ts";
import { pageSize, pageWords, requestedPageSize, type Page, type PageArgs } from "../../builder/connections/connections.ts";
import { callCost, type Context } from "../../builder/context.ts";
import { fault } from "../../errors/errors.ts";
import { encodeId } from "../../builder/globalIds.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { selectedFields } from "../../builder/selection.ts";
import { AuditActionEnum, AuditActorTypeEnum, AuditEntityTypeEnum } from "./auditEnums.ts";
import { Shipment } from "../shipment/shipment.ts";
import { Viewer } from "../viewer/viewer.ts";

type Filter = { from?: string | null | undefined; to?: string | null | undefined; entityType?: AuditNoun | null | undefined };
type ListArgs = PageArgs & { filter?: Filter | null | undefined };
type Query = Record<string, string>;

const AuditActor = builder.objectRef<AuditEntryData["actor"]>("AuditActor").implement({
  description: "Who did it, by the name of that time.",
  fields: (t) => ({
    type: t.expose("type", { type: AuditActorTypeEnum, description: "What kind of caller it was." }),
    name: t.exposeString("name", { description: "Name of the person or the API key at that time; empty if unknown." }),
  }),
});

const AuditChangeType = builder.objectRef<AuditChange>("AuditChange").implement({
  description: "One changed value. Both sides are null for values that the trail does not store: secrets, account numbers, long texts.",
  fields: (t) => ({
    field: t.exposeString("field", { description: 'What changed, such as "quantity".' }),
    part: t.exposeString("of", {
      description: 'The part of the record that changed, such as the product line "BASMATI RICE"; empty for the record itself.',
    }),
    from: t.exposeString("from", { nullable: true, description: "What it was before, at most 200 characters; empty for nothing." }),
    to: t.exposeString("to", { nullable: true, description: "What it was afterwards, at most 200 characters; empty for nothing." }),
  }),
});

const AuditEntry = builder.objectRef<AuditEntryData>("AuditEntry").implement({
  description: "A line of the audit trail: who did what and when. Lines are added, never changed.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When it was done." }),
    actor: t.expose("actor", { type: AuditActor, description: "Who did it." }),
    action: t.expose("action", { type: AuditActionEnum, description: "What was done." }),
    entityType: t.expose("noun", { type: AuditEntityTypeEnum, description: "What it was done to." }),
    name: t.exposeString("name", { description: "Its name at that time; empty if it has none." }),
    entityId: t.exposeString("entityId", { nullable: true, description: "Its id or key in REST; null if it has none." }),
    shipmentId: t.id({
      nullable: true,
      description: "Global id of the shipment it concerns, even if that is deleted; null if it concerns none.",
      resolve: ({ shipmentId }) => (shipmentId === null ? null : encodeId("Shipment", shipmentId)),
    }),
    changes: t.expose("changes", { type: [AuditChangeType], description: "What changed, in the order of the forms; at most 40 are kept." }),
    changeCount: t.exposeInt("changeCount", { description: "How many changes there were, kept or not." }),
    requestId: t.exposeString("requestId", {
      description: "Id of the request, as in the header `X-Request-Id`; one request may have several lines.",
    }),
    sentence: t.exposeString("sentence", {
      description: 'The whole line as a sentence, such as "Meera Rao changed the quantity of BASMATI RICE from 10 to 12".',
    }),
  }),
});

const AuditEntryList = connectionOf(AuditEntry, {
  edge: "A line of the trail and its position in it.",
  page: "A page of an audit trail. `totalCount` is computed only when it is selected.",
});

const AuditFilterInput = builder.inputType("AuditFilterInput", {
  description: "Filter for lines of a trail; an omitted field does not filter.",
  fields: (t) => ({
    from: t.field({ type: "DateTime", description: "Only lines of this instant or later." }),
    to: t.field({ type: "DateTime", description: "Only lines of this instant or earlier." }),
    entityType: t.field({ type: AuditEntityTypeEnum, description: "Only lines about this type of record." }),
  }),
});

const filterArg = { type: AuditFilterInput, description: "Filter; all lines without it." } as const;
const unsupported = "null with UPSTREAM_UNSUPPORTED if the service behind the gateway keeps no trail";

builder.objectField(Viewer, "auditTrail", (t) =>
  t.connection(
    {
      type: AuditEntry,
      nullable: true,
      description: `The account's audit trail, newest first; ${pageWords(auditPage)}; ${unsupported}.`,
      args: { filter: t.arg(filterArg) },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, auditPage) }),
      resolve: (_viewer, args, context, info) => loadPage("/v1/audit-trail", {}, args, context, info),
    },
    AuditEntryList.Connection,
    AuditEntryList.Edge,
  ),
);

builder.objectField(Viewer, "auditTrailDownloadUrl", (t) =>
  t.string({
    nullable: true,
    complexity: callCost,
    description: `URL to download the trail as CSV, valid for a few minutes; ${unsupported}.`,
    args: { filter: t.arg(filterArg) },
    resolve: (_viewer, { filter }, context) => loadAddress({}, filter, context),
  }),
);

builder.objectField(Shipment, "history", (t) =>
  t.connection(
    {
      type: AuditEntry,
      nullable: true,
      description: `The audit trail of the shipment, its documents and its files, newest first; ${pageWords(auditPage)}; ${unsupported}.`,
      args: { filter: t.arg(filterArg) },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, auditPage) }),
      // Return a promise even for an error: a synchronous throw would leave the promises of other shipments unhandled.
      resolve: async ({ shipmentId }, args, context, info) => {
        context.chargeCost(callCost);
        return await loadPage("/v1/shipment/history", { shipmentId }, args, context, info);
      },
    },
    AuditEntryList.Connection,
    AuditEntryList.Edge,
  ),
);

builder.objectField(Shipment, "historyDownloadUrl", (t) =>
  t.string({
    nullable: true,
    complexity: callCost,
    description: `URL to download the shipment's history as CSV, valid for a few minutes; ${unsupported}.`,
    args: { filter: t.arg(filterArg) },
    resolve: async ({ shipmentId }, { filter }, context) => {
      context.chargeCost(callCost);
      return await loadAddress({ shipmentId }, filter, context);
    },
  }),
);

async function loadAddress(query: Query, filter: Filter | null | undefined, { rest }: Context): Promise<string> {
  const path = "/v1/audit-trail/export-url";
  return (await optionalCall(() => rest.get(path, { ...query, ...filterQuery(filter) }, exportAddress))).url;
}

async function loadPage(
  path: string,
  query: Query,
  args: ListArgs,
  { rest }: Context,
  info: GraphQLResolveInfo,
): Promise<Page<AuditEntryData>> {
  const asked = {
    ...query,
    ...filterQuery(args.filter),
    limit: String(requestedPageSize(args, auditPage)),
    ...(args.after ? { after: args.after } : {}),
    ...(args.before ? { before: args.before } : {}),
    ...(args.last === null || args.last === undefined ? {} : { end: "last" }),
    ...(selectsTotal(info) ? { total: "true" } : {}),
  };
  return toPage(await optionalCall(() => rest.get(path, asked, auditPageAnswer)));
}

function toPage({ entries, hasOlder, hasNewer, total }: AuditPageAnswer): Page<AuditEntryData> {
  return {
    edges: entries.map((node) => ({ node, cursor: node.cursor })),
    pageInfo: {
      hasNextPage: hasOlder,
      hasPreviousPage: hasNewer,
      startCursor: entries[0]?.cursor ?? null,
      endCursor: entries.at(-1)?.cursor ?? null,
    },
    // Read only when selected, and then it was requested.
    totalCount: total ?? 0,
  };
}

function filterQuery(filter: Filter | null | undefined): Query {
  const { from, to, entityType } = filter ?? {};
  if (from && to && from > to) throw fault("BAD_USER_INPUT", "`from` is after `to`");
  return { ...(from ? { startDate: from } : {}), ...(to ? { endDate: to } : {}), ...(entityType ? { noun: entityType } : {}) };
}

function selectsTotal({ fieldNodes, fragments }: GraphQLResolveInfo): boolean {
  return fieldNodes.some((field) =>
    [...selectedFields(field.selectionSet, fragments)].some(({ node }) => node.name.value === "totalCount"),
  );
}
