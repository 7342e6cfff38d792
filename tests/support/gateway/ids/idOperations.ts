import { mutationDocument, mutationInput, type IdArgument } from "./graphqlIds.ts";
import { queries } from "./idQueries.ts";
import { idKinds, type IdKind, type IdsByKind } from "./idsByKind.ts";

/** What the ids of inputs name, by their field. */
const kindOfField: Record<string, IdKind> = {
  addressId: "Address",
  attachmentId: "Attachment",
  attachmentIds: "Attachment",
  bankId: "BankDetail",
  brokerId: "Broker",
  buyerId: "Buyer",
  buyerIds: "Buyer",
  columnId: "StatsColumn",
  consigneeId: "Buyer",
  exporterId: "SharedExporter",
  firmId: "Firm",
  firmIds: "Firm",
  ids: "Attachment",
  notifyPartyIds: "Buyer",
  partnerId: "Partner",
  productId: "Goods",
  // Of a CHA.
  recordIds: "Firm",
  reviewerIds: "Member",
  sellerId: "Buyer",
  sharedShipmentIds: "SharedShipment",
  sharedShipmentId: "SharedShipment",
  supersedes: "Attachment",
  shipmentId: "Shipment",
  shipmentIds: "Shipment",
  unitId: "PackagingUnit",
};

/** What `input.id` names where the mutation's name does not end with it. */
const kindOfMutation: Record<string, IdKind> = {
  deleteSearch: "SavedSearch",
  deleteStatsColumn: "StatsColumnOfFirm",
  resendWebhookDelivery: "WebhookDelivery",
  refreshShipmentFromMasterData: "Shipment",
  regenerateDocument: "Attachment",
  retryDocumentText: "Attachment",
  saveSearch: "SavedSearch",
  renameStatsColumn: "StatsColumnOfFirm",
  setMemberRole: "Member",
  setMilestone: "Shipment",
  setRequestDay: "Comment",
  updateTransport: "Shipment",
  resizeStatsColumn: "StatsColumnOfFirm",
};

/** What a field names in a mutation about what is shared. */
function kindIn(mutation: string, field: string): IdKind | undefined {
  return field === "attachmentId" && mutation.includes("Shared") ? "SharedAttachment" : kindOfField[field];
}

/** Values that not just any text will do for. */
const plain = {
  contractDate: "2025-10-06",
  contractNo: "C1",
  country: "India",
  currency: "USD",
  date: "2025-11-20",
  document: { packingList: { invoiceNo: "I1", invoiceDate: "2025-11-12" } },
  documents: [{ packingList: { invoiceNo: "I1", invoiceDate: "2025-11-12" } }],
  file: null,
  insurance: "110%",
  invoiceDate: "2025-11-12",
  invoiceNo: "I1",
  piDate: "2025-10-03",
  piNo: "P1",
  shipmentPeriod: "November",
  surveyor: "Any",
  width: 128,
};

/** What an argument's id may name. Throws for an argument that nothing is known of: it needs a case here. */
export function kindsOf(argument: IdArgument): IdKind[] {
  const [, mutation = "", field = ""] = /^(?:\w+)\.(\w+)\(.*?(\w+)\)$/.exec(argument) ?? [];
  if (mutation === "node" || mutation === "nodes") return idKinds.slice(0, idKinds.indexOf("Address"));
  const kind = field === "id" ? (kindOfMutation[mutation] ?? idKinds.findLast((one) => mutation.endsWith(one))) : kindIn(mutation, field);
  if (!kind) throw new Error(`Nothing is known of what ${argument} names`);
  return [kind];
}

/** An operation that is good but for the id given to the argument. Throws where none is known for it. */
export function operationWith(argument: IdArgument, id: string, ours: IdsByKind, stampKey: string): { query: string; variables: object } {
  const asked = queries[argument];
  if (asked) {
    const known = Object.entries(asked.ids).map(([name, kind]) => [name, ours[kind]]);
    return { query: asked.query, variables: { ...Object.fromEntries(known), ...asked.more, asked: id } };
  }
  const [, mutation = "", field = ""] = /^Mutation\.(\w+)\(.*?(\w+)\)$/.exec(argument) ?? [];
  if (!mutation) throw new Error(`No operation is known for ${argument}`);
  const others: Record<string, unknown> = {
    ...plain,
    stampKey,
    ...(mutation.endsWith("Partner") && { role: "CHA", name: "Kutch Clearing", scope: "FIRMS", email: null }),
    ...(mutation.endsWith("Shipment") && { type: "BULK", isSellerDifferent: true, isBuyerDifferent: true }),
  };
  const valueOf = (name: string) => {
    const own = name === "id" ? kindsOf(`Mutation.${mutation}(input.id)`)[0] : kindIn(mutation, name);
    if (name === field) return name === "ids" || name.endsWith("Ids") ? [id] : id;
    // What a new firm has is new: any other id in it is refused as well.
    if (own && mutation === "createFirm") return null;
    if (own) return name === "ids" || name.endsWith("Ids") ? [ours[own]] : ours[own];
    return others[name];
  };
  const input = mutationInput(mutation, valueOf);
  return { query: mutationDocument(mutation), variables: { input } };
}
