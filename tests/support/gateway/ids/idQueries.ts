import type { IdArgument } from "./graphqlIds.ts";
import type { IdKind } from "./idsByKind.ts";

/** A preview of a brokerage bill of these, with variables by the names of ids. */
function previewOf(chosen: string): string {
  const names = ["asked", "firm", "shipment"].filter((name) => chosen.includes(`$${name}`));
  const variables = names.map((name) => `$${name}: ID!`).join(", ");
  const bill = '{ billNo: "1", date: "2025-11-20" }';
  return `query (${variables}) { previewBrokerageBill(input: { ${chosen}, bill: ${bill} }) { pageCount errors { message } } }`;
}

/** A mutation of the ZIP of what is chosen by `$asked`. */
function zipOf(chosen: string): { query: string; ids: Record<string, IdKind> } {
  return { query: `mutation ($asked: ID!) { prepareDocumentZip(input: { ${chosen} }) { files errors { message code field } } }`, ids: {} };
}

/** Operations that are no mutations, and mutations that name one thing or another: what they ask, with ids by the names of variables. */
export const queries: Record<IdArgument, { query: string; ids: Record<string, IdKind>; more?: object }> = {
  "Query.node(id)": { query: "query ($asked: ID!) { node(id: $asked) { id } }", ids: {} },
  "Query.nodes(ids)": { query: "query ($asked: ID!) { nodes(ids: [$asked]) { id } }", ids: {} },
  "Query.previewDocument(input.shipmentId)": {
    query:
      "query ($asked: ID!, $document: DocumentInput!) { previewDocument(input: { shipmentId: $asked, document: $document }) { pageCount errors { message } } }",
    ids: {},
    more: { document: { customDocument: { name: "Letter", heading: "LETTER", body: "Dear Sir" } } },
  },
  "Query.previewBrokerageBill(input.sharedShipmentIds)": {
    query: previewOf("sharedShipmentIds: [$asked], firmId: $firm"),
    ids: { firm: "Firm" },
  },
  "Query.previewBrokerageBill(input.firmId)": {
    query: previewOf("sharedShipmentIds: [$shipment], firmId: $asked"),
    ids: { shipment: "SharedShipment" },
  },
  "Query.previewBrokerageBill(input.addressId)": {
    query: previewOf("sharedShipmentIds: [$shipment], firmId: $firm, addressId: $asked"),
    ids: { shipment: "SharedShipment", firm: "Firm" },
  },
  "Query.previewBrokerageBill(input.bankId)": {
    query: previewOf("sharedShipmentIds: [$shipment], firmId: $firm, bankId: $asked"),
    ids: { shipment: "SharedShipment", firm: "Firm" },
  },
  "Shipment.comments(attachmentId)": {
    query:
      "query ($shipment: ID!, $asked: ID!) { node(id: $shipment) { ... on Shipment { comments(attachmentId: $asked) { totalCount nodes { id } } } } }",
    ids: { shipment: "Shipment" },
  },
  "Firm.statsSheet(filter.brokerId)": {
    query:
      "query ($firm: ID!, $asked: ID!) { node(id: $firm) { ... on Firm { statsSheet(filter: { brokerId: $asked }) { rowCount rows(offset: 0, limit: 10) { id } } } } }",
    ids: { firm: "Firm" },
  },
  "Firm.statsSheet(filter.columns.columnId)": {
    query:
      'query ($firm: ID!, $asked: ID!) { node(id: $firm) { ... on Firm { statsSheet(filter: { columns: [{ columnId: $asked, text: "a" }] }) { rowCount rows(offset: 0, limit: 10) { id } } } } }',
    ids: { firm: "Firm" },
  },
  "Firm.statsSheet(filter.shipmentIds)": {
    query:
      "query ($firm: ID!, $asked: ID!) { node(id: $firm) { ... on Firm { statsSheet(filter: { shipmentIds: [$asked] }) { rowCount rows(offset: 0, limit: 10) { id } } } } }",
    ids: { firm: "Firm" },
  },
  "StatsSheet.columnValues(columnId)": {
    query:
      "query ($firm: ID!, $asked: ID!) { node(id: $firm) { ... on Firm { statsSheet { columnValues(columnId: $asked) { totalCount values { text } } } } } }",
    ids: { firm: "Firm" },
  },
  "StatsSheet.rows(sort.columnId)": {
    query:
      "query ($firm: ID!, $asked: ID!) { node(id: $firm) { ... on Firm { statsSheet { rows(offset: 0, limit: 1, sort: { columnId: $asked, direction: ASC }) { id } } } } }",
    ids: { firm: "Firm" },
  },
  "Viewer.documents(search.firmIds)": {
    query: "query ($asked: ID!) { viewer { documents(search: { firmIds: [$asked] }) { totalCount nodes { id } } } }",
    ids: {},
  },
  "Viewer.documents(search.buyerIds)": {
    query: "query ($asked: ID!) { viewer { documents(search: { buyerIds: [$asked] }) { totalCount nodes { id } } } }",
    ids: {},
  },
  "Viewer.documents(search.shipmentId)": {
    query: "query ($asked: ID!) { viewer { documents(search: { shipmentId: $asked }) { totalCount nodes { id } } } }",
    ids: {},
  },
  "Viewer.shipmentPapers(filter.firmId)": {
    query: "query ($asked: ID!) { viewer { shipmentPapers(filter: { firmId: $asked }) { totalCount nodes { shipmentId } } } }",
    ids: {},
  },
  "Viewer.shareLinks(shipmentId)": {
    query: "query ($asked: ID!) { viewer { shareLinks(shipmentId: $asked) { totalCount nodes { id } } } }",
    ids: {},
  },
  "Viewer.sharedShipments(exporterId)": {
    query: "query ($asked: ID!) { viewer { sharedShipments(exporterId: $asked) { totalCount nodes { id } } } }",
    ids: {},
  },
  "Viewer.sharedDocuments(search.exporterId)": {
    query: "query ($asked: ID!) { viewer { sharedDocuments(search: { exporterId: $asked }) { totalCount nodes { id } } } }",
    ids: {},
  },
  "Viewer.sharedDocuments(search.sharedShipmentId)": {
    query: "query ($asked: ID!) { viewer { sharedDocuments(search: { sharedShipmentId: $asked }) { totalCount nodes { id } } } }",
    ids: {},
  },
  "Mutation.mergeAttachments(input.attachmentIds)": {
    query:
      'mutation ($shipment: ID!, $own: ID!, $asked: ID!) { mergeAttachments(input: { shipmentId: $shipment, attachmentIds: [$own, $asked], name: "Set" }) { attachment { id } errors { message code field } } }',
    ids: { shipment: "Shipment", own: "Attachment" },
  },
  "Mutation.prepareDocumentZip(input.ids)": zipOf("ids: [$asked]"),
  "Mutation.prepareDocumentZip(input.search.firmIds)": zipOf("search: { firmIds: [$asked] }"),
  "Mutation.prepareDocumentZip(input.search.buyerIds)": zipOf("search: { buyerIds: [$asked] }"),
  "Mutation.prepareDocumentZip(input.search.shipmentId)": zipOf("search: { shipmentId: $asked }"),
  "Viewer.shipments(consigneeId)": {
    query: "query ($asked: ID!) { viewer { shipments(consigneeId: $asked) { totalCount nodes { id } } } }",
    ids: {},
  },
  "Firm.shipments(consigneeId)": {
    query:
      "query ($firm: ID!, $asked: ID!) { node(id: $firm) { ... on Firm { shipments(consigneeId: $asked) { totalCount nodes { id } } } } }",
    ids: { firm: "Firm" },
  },
  "Viewer.shipments(firmId)": {
    query: "query ($asked: ID!) { viewer { shipments(firmId: $asked) { totalCount nodes { id } } } }",
    ids: {},
  },
  "Subscription.attachmentAdded(shipmentId)": {
    query: "subscription ($asked: ID!) { attachmentAdded(shipmentId: $asked) { cursor } }",
    ids: {},
  },
  "Subscription.milestoneReached(firmId)": { query: "subscription ($asked: ID!) { milestoneReached(firmId: $asked) { cursor } }", ids: {} },
  "Subscription.milestoneReached(shipmentId)": {
    query: "subscription ($asked: ID!) { milestoneReached(shipmentId: $asked) { cursor } }",
    ids: {},
  },
  "Subscription.shipmentActivity(firmId)": { query: "subscription ($asked: ID!) { shipmentActivity(firmId: $asked) { cursor } }", ids: {} },
  "Subscription.shipmentActivity(shipmentId)": {
    query: "subscription ($asked: ID!) { shipmentActivity(shipmentId: $asked) { cursor } }",
    ids: {},
  },
  "Subscription.shipmentChanged(firmId)": { query: "subscription ($asked: ID!) { shipmentChanged(firmId: $asked) { cursor } }", ids: {} },
  "Subscription.shipmentChanged(shipmentId)": {
    query: "subscription ($asked: ID!) { shipmentChanged(shipmentId: $asked) { cursor } }",
    ids: {},
  },
};
