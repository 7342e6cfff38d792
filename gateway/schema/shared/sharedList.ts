import { builder } from "../../builder/builder.ts";
import { listPages, pageSize, pageWords, readPage } from "../../builder/connections/connections.ts";
import { callCost, loadUserInfo, type Context } from "../../builder/context.ts";
import { defineNode } from "../../builder/defineNode.ts";
import { PartnerRoleEnum, OrderDirectionEnum } from "../../builder/enums.ts";
import { pageCursors } from "../../builder/connections/pageCursors.ts";
import { registerNodeLoader, restId } from "../../builder/nodes.ts";
import { optionalCall } from "../../rest/optionalCall.ts";
import { sharedPage, sharingExporters, type SharingExporter } from "../../rest/shapes/people/shared.ts";
import { PageCursorsType, ShipmentStatusEnum } from "../shipment/list/shipmentList.ts";
import { Viewer } from "../viewer/viewer.ts";
import { SharedShipment } from "./sharedShipment.ts";

const SharedExporter = builder.objectRef<SharingExporter>("SharedExporter");

defineNode(SharedExporter, {
  description: "An exporter that shares shipments with the user's office, in one role.",
  id: { resolve: ({ partnerId }) => partnerId, description: "Global id of the partnership." },
  fields: (t) => ({
    name: t.exposeString("name", { description: "The name of the exporter's office." }),
    role: t.expose("role", { type: PartnerRoleEnum, description: "What the user's office is to the exporter." }),
  }),
});

registerNodeLoader(
  "SharedExporter",
  async (id, context) => (await loadExporters(context)).find(({ partnerId }) => partnerId === id) ?? null,
);

async function loadExporters({ rest }: Context): Promise<SharingExporter[]> {
  return (await optionalCall(() => rest.get("/v1/shared/exporter", {}, sharingExporters))).exporters;
}

const SharedShipmentEdge = builder.edgeObject({
  type: SharedShipment,
  name: "SharedShipmentEdge",
  description: "A shared shipment and its position in the list.",
});
const SharedShipmentConnection = builder.connectionObject(
  {
    type: SharedShipment,
    name: "SharedShipmentConnection",
    description: "A page of shared shipments.",
    fields: (t) => ({
      pageCursors: t.field({
        type: PageCursorsType,
        complexity: { field: 0, multiplier: 0 },
        description: "Numbered pages around this one.",
        resolve: ({ totalCount, numbered }) => pageCursors({ total: totalCount, ...(numbered ?? { size: listPages.usual, offset: 0 }) }),
      }),
    }),
  },
  SharedShipmentEdge,
);

builder.objectFields(Viewer, (t) => ({
  isPartner: t.boolean({
    description: "Whether an exporter has made the user's office its partner; false if the service behind the gateway has no partners.",
    resolve: async (_viewer, _args, context) => (await loadUserInfo(context)).isPartner ?? false,
  }),
  sharedExporters: t.field({
    type: [SharedExporter],
    nullable: true,
    complexity: callCost,
    description:
      "The exporters that share with the user's office, in the order of joining. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no partners.",
    resolve: (_viewer, _args, context) => loadExporters(context),
  }),
}));

builder.objectField(Viewer, "sharedShipments", (t) =>
  t.connection(
    {
      type: SharedShipment,
      nullable: true,
      description: `Shipments that exporters share with the user's office, the newest first unless \`direction\` says otherwise; ${pageWords(listPages)}. Null with UPSTREAM_UNSUPPORTED if the service behind the gateway has no partners.`,
      args: {
        exporterId: t.arg.id({ description: "Global id of a SharedExporter: only what it shares." }),
        status: t.arg({ type: ShipmentStatusEnum, description: "Only shipments with this status." }),
        find: t.arg.string({
          description:
            "Only shipments that have each of these words in what the user's office sees in the list, the vessel or a container number.",
        }),
        direction: t.arg({ type: OrderDirectionEnum, description: "By creation: DESC, the default, lists the newest first." }),
      },
      complexity: (args) => ({ field: callCost, multiplier: pageSize(args, listPages) }),
      resolve: async (_viewer, { exporterId, status, find, direction, ...args }, { rest }) => {
        const selected = {
          ...(exporterId ? { partnerId: restId("SharedExporter", exporterId, "Exporter", "exporterId") } : {}),
          ...(status ? { status } : {}),
          ...(find ? { find } : {}),
          ...(direction === "ASC" ? { sort: "asc" } : {}),
        };
        const read = (asked: { limit: number; offset: number }) =>
          optionalCall(() => rest.search("/v1/shared/shipment/filter", {}, { ...selected, ...asked }, sharedPage));
        const page = await readPage(args, listPages, read, ({ shipments }) => shipments);
        return { ...page, numbered: { size: Math.max(args.first ?? args.last ?? listPages.usual, 1), offset: page.offset } };
      },
    },
    SharedShipmentConnection,
    SharedShipmentEdge,
  ),
);
