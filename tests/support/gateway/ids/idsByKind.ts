import { globalId } from "#domain/http/globalId.ts";
import { connect } from "../../../../demo/client.ts";
import { unknownLike } from "./idPlaces.ts";

/** What ids name: the types of Node, and what only stands inside them. */
export const idKinds = [
  "ApiKey",
  "Attachment",
  "Broker",
  "Buyer",
  "Comment",
  "ContractFormat",
  "DischargePort",
  "DocumentTemplate",
  "Firm",
  "Goods",
  "Invitation",
  "LoadingPort",
  "Member",
  "PackagingUnit",
  "PaperTemplate",
  "Partner",
  "SavedSearch",
  "ShareLink",
  "SharedAttachment",
  "SharedComment",
  "SharedExporter",
  "SharedShipment",
  "Shipment",
  "Viewer",
  "Webhook",
  "WebhookDelivery",
  "Address",
  "BankDetail",
  "StatsColumn",
  "StatsColumnOfFirm",
] as const;
export type IdKind = (typeof idKinds)[number];
export type IdsByKind = Record<IdKind, string>;

type Nodes<Node = object> = { nodes: ({ id: string } & Node)[] };
type Seen = Record<string, Nodes> & {
  id: string;
  savedSearches: { id: string }[];
  paperTemplates: { id: string }[];
  firms: Nodes<{
    addresses: { addressId: string }[];
    bankDetails: { bankId: string }[];
    statsSheet: { columns: { id: string; columnId: string; editable: boolean }[] };
  }>;
  shipments: Nodes<{ attachments: Nodes; comments: Nodes }>;
  sharedExporters: { id: string }[];
  newest: Nodes;
  oldest: Nodes<{ attachments: Nodes }>;
  commented: Nodes<{ comments: Nodes }>;
  webhooks: Nodes<{ deliveries: Nodes }>;
};

const connections = {
  apiKeys: "ApiKey",
  brokers: "Broker",
  buyers: "Buyer",
  contractFormats: "ContractFormat",
  dischargePorts: "DischargePort",
  documentTemplates: "DocumentTemplate",
  goods: "Goods",
  invitations: "Invitation",
  loadingPorts: "LoadingPort",
  members: "Member",
  packagingUnits: "PackagingUnit",
  partners: "Partner",
  shareLinks: "ShareLink",
} satisfies Record<string, IdKind>;

/** One id of each kind that a user has; "" where there is none. */
export async function idsByKind(url: string, jwt: string): Promise<IdsByKind> {
  const flat = Object.keys(connections).map((name) => `${name}(first: 1) { nodes { id } }`);
  const { viewer } = await connect(url, jwt).send<{
    viewer: Seen;
  }>(`{ viewer { id savedSearches { id } paperTemplates { id } ${flat.join(" ")}
    firms(first: 1) { nodes { id addresses { addressId } bankDetails { bankId } statsSheet { columns { id columnId editable } } } }
    shipments(last: 1) { nodes { id attachments { nodes { id } } comments { nodes { id } } } }
    sharedExporters { id } newest: sharedShipments(first: 1) { nodes { id } }
    oldest: sharedShipments(last: 1) { nodes { id attachments { nodes { id } } } }
    commented: sharedShipments(first: 20) { nodes { comments(first: 1) { nodes { id } } } }
    webhooks { nodes { id deliveries(first: 1) { nodes { id } } } } } }`);
  const firm = viewer.firms.nodes[0];
  const shipment = viewer.shipments.nodes.find(({ attachments }) => attachments.nodes.length > 0);
  const webhook = viewer.webhooks.nodes.find(({ deliveries }) => deliveries.nodes.length > 0);
  const column = firm?.statsSheet.columns.find(({ editable }) => editable);
  return {
    ...Object.fromEntries(idKinds.map((kind) => [kind, ""])),
    ...Object.fromEntries(Object.entries(connections).map(([name, kind]) => [kind, viewer[name]?.nodes[0]?.id ?? ""])),
    SavedSearch: viewer.savedSearches[0]?.id ?? "",
    PaperTemplate: viewer.paperTemplates[0]?.id ?? "",
    Viewer: viewer.id,
    Firm: firm?.id,
    Address: firm?.addresses[0]?.addressId,
    BankDetail: firm?.bankDetails[0]?.bankId,
    StatsColumn: column?.columnId,
    StatsColumnOfFirm: column?.id,
    Shipment: shipment?.id,
    SharedExporter: viewer.sharedExporters[0]?.id,
    SharedShipment: viewer.newest.nodes[0]?.id,
    SharedAttachment: viewer.oldest.nodes[0]?.attachments.nodes[0]?.id,
    SharedComment: viewer.commented.nodes.flatMap(({ comments }) => comments.nodes)[0]?.id,
    Comment: shipment?.comments.nodes[0]?.id,
    Attachment: shipment?.attachments.nodes[0]?.id,
    Webhook: webhook?.id,
    WebhookDelivery: webhook?.deliveries.nodes[0]?.id,
    // Every kind has an entry: the first line made one, and the others only replace it.
  } as IdsByKind;
}

/** A global id of the same type that names nothing, or the like of a bare one. */
export function unknownGlobalId(id: string): string {
  // Some bytes of a bare one could be taken for a type and its id.
  if (/^[\da-f]{8}-[\da-f]{4}-/.test(id)) return unknownLike(id);
  const text = Buffer.from(id, "base64url").toString();
  const [type = "", inner = ""] = text.split(":");
  if (!inner) return unknownLike(id);
  return globalId(type, inner.split("/").map(unknownLike).join("/"));
}
