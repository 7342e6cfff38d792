import { seenBy, type SharedView } from "#domain/partners/sharedFields.ts";
import { sharedReference, type SharedParty, type SharedShipment } from "#domain/partners/sharedShipment.ts";
import { recordOf } from "#domain/typedObject.ts";
import type { Db } from "../db/database.ts";
import { inSnapshot } from "../db/inSnapshot.ts";
import { fromMinorUnits } from "../db/minorUnits.ts";
import { dateText } from "../shipment/progress/storedProgress.ts";
import { askedPlaces } from "./askedPlaces.ts";
import { attachmentOf, withFacts } from "./files/sharedAttachment.ts";
import { shareAt, sharedAttachments, type SharedPlace } from "./grants.ts";
import { firmName, partyOf } from "./sharedColumns.ts";
import { readSharedParts, type SharedParts } from "./sharedParts.ts";
import { nextOf, sharedProgress } from "./sharedProgress.ts";

/** A shipment that is shared with the office, as the partner sees it and one save left it; null if it is not, whatever the reason. */
export async function findShared(db: Db, ownerId: string, place: SharedPlace): Promise<SharedShipment | null> {
  return await inSnapshot(db, (snapshot) => readShared(snapshot, ownerId, place));
}

async function readShared(db: Db, ownerId: string, place: SharedPlace): Promise<SharedShipment | null> {
  const row = await rowOf(db, ownerId, place);
  if (!row) return null;
  const parts = await readSharedParts(db, row);
  const view = { role: row.role, showsPrices: row.showsPrices === 1, ...tiesOf(row, parts.recordIds) };
  const attachments = await withFacts(sharedAttachments(db, ownerId, place)).execute();
  const files = attachments.map(attachmentOf);
  const page = { owners: [row.ownerId], ids: [row.shipmentId], partnerIds: [row.partnerId] };
  const facts = { ...factsOf(row, parts), isAsked: (await askedPlaces(db, page)).size > 0 };
  const shipment = { ...facts, parties: partiesOf(row, parts, view), attachments: files };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only fields that the type has as optional are hidden from some role.
  return seenBy(view, shipment) as SharedShipment;
}

async function rowOf(db: Db, ownerId: string, place: SharedPlace) {
  return await shareAt(db, ownerId, place)
    .innerJoin("shipments", (join) =>
      join.onRef("shipments.ownerId", "=", "shipmentPartners.ownerId").onRef("shipments.id", "=", "shipmentPartners.shipmentId"),
    )
    .leftJoin("shipmentTransport as card", (join) =>
      join.onRef("card.ownerId", "=", "shipmentPartners.ownerId").onRef("card.shipmentId", "=", "shipmentPartners.shipmentId"),
    )
    .select([
      "shipmentPartners.ownerId",
      "shipmentPartners.partnerId",
      "shipmentPartners.shipmentId",
      "partners.role",
      "partners.showsPrices",
      "partners.mayUpload",
    ])
    .select(["card.onBoardDate", "card.etd", "card.eta"])
    .select(["shipments.firm", "shipments.status", "shipments.createdAt", "shipments.invoiceNo", "shipments.piNo", "shipments.contractNo"])
    .select(["shipments.originCountry", "shipments.destinationCountry", "shipments.preCarriage", "shipments.placeOfReceipt"])
    .select(["shipments.portOfLoading", "shipments.portOfDischarge", "shipments.finalDestination", "shipments.vessel"])
    .select(["shipments.termsOfShipment", "shipments.termsOfPayment", "shipments.type", "shipments.currency"])
    .select(["shipments.totalQuantity", "shipments.totalGrossQuantity", "shipments.containers", "shipments.containerLoad"])
    .select(["shipments.consigneeId", "shipments.consignee", "shipments.buyerId", "shipments.buyer", "shipments.brokerId"])
    .select(["shipments.discount", "shipments.amountBeforeGst", "shipments.gstPercentage", "shipments.gst", "shipments.totalAmount"])
    .select(["shipments.advance", "shipments.fob", "shipments.freight", "shipments.insurance", "shipments.commission"])
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

/** What the partner is to this very shipment, by the records that it stands for. */
function tiesOf({ consigneeId, buyerId, brokerId }: Row, recordIds: SharedParts["recordIds"]) {
  const isBuying = recordIds.has(consigneeId) || (buyerId !== null && recordIds.has(buyerId));
  return { isBuying, isBroker: recordIds.has(brokerId) };
}

/** Everything that any role sees, apart from parties and files. */
function factsOf(row: Row, { products, containers, dates }: SharedParts) {
  const money = (units: number) => Number(fromMinorUnits(units, row.currency));
  const progress = sharedProgress(dates, row);
  const { partnerId, shipmentId, role, status, type, currency, containers: count, containerLoad } = row;
  return {
    partnerId,
    shipmentId,
    role,
    exporter: firmName(row),
    reference: sharedReference(row),
    consignee: partyOf(row.consignee, { column: "shipments.consignee", id: shipmentId }).name,
    ...(status !== null && { status }),
    mayUpload: row.mayUpload === 1,
    ...routeOf(row),
    type,
    etd: dateText(row.etd ?? ""),
    eta: dateText(row.eta ?? ""),
    goods: products.map(({ name }) => name),
    next: nextOf(progress),
    progress,
    products: products.map((line) => ({
      ...withNumbers(line, ["quantity", "packages", "netWeight", "grossWeight", "rate"]),
      amount: money(line.amount),
    })),
    totalNetWeight: Number(row.totalQuantity),
    totalGrossWeight: Number(row.totalGrossQuantity),
    ...(count !== null && { containers: count, containerLoad: containerLoad ?? "FCL" }),
    container: containers.map((container) => withNumbers(container, ["packages", "netWeight", "grossWeight"])),
    currency,
    prices: pricesOf(row, money),
    commission: money(row.commission),
  };
}

function routeOf({ originCountry, destinationCountry, preCarriage, placeOfReceipt, portOfLoading, portOfDischarge, ...row }: Row) {
  const { finalDestination, vessel, termsOfShipment, termsOfPayment } = row;
  const route = { originCountry, destinationCountry, preCarriage, placeOfReceipt, portOfLoading, portOfDischarge, finalDestination };
  return { ...route, vessel, termsOfShipment, termsOfPayment };
}

function pricesOf(row: Row, money: (units: number) => number) {
  return {
    discount: money(row.discount),
    amountBeforeGST: money(row.amountBeforeGst),
    gstPercentage: Number(row.gstPercentage),
    gst: money(row.gst),
    invoiceValue: money(row.amountBeforeGst + row.gst),
    advance: money(row.advance),
    balance: money(row.totalAmount),
    fob: money(row.fob),
    freight: money(row.freight),
    insurance: money(row.insurance),
  };
}

/** Decimal texts of a row as JSON numbers; they have at most 15 digits. */
function withNumbers<T extends Record<Name, string>, Name extends string>(
  row: T,
  names: readonly Name[],
): Omit<T, Name> & Record<Name, number> {
  return { ...row, ...recordOf(names.map((name) => [name, Number(row[name])] as const)) };
}

/** The parties that the role sees: an importer its own and those to notify, the others consignee and those to notify. */
function partiesOf(row: Row, { notifyParties, recordIds }: SharedParts, { role }: SharedView): SharedParty[] {
  const { shipmentId: id, consigneeId, consignee, buyerId, buyer } = row;
  const isImporter = role === "IMPORTER";
  const parties: SharedParty[] = [];
  if (!isImporter || recordIds.has(consigneeId))
    parties.push({ party: "CONSIGNEE", ...partyOf(consignee, { column: "shipments.consignee", id }) });
  if (isImporter && buyerId !== null && buyer !== null && recordIds.has(buyerId)) {
    parties.push({ party: "BUYER", ...partyOf(buyer, { column: "shipments.buyer", id }) });
  }
  const notified = notifyParties.map(({ snapshot }) => partyOf(snapshot, { column: "shipmentNotifyParties.snapshot", id }));
  return [...parties, ...notified.map((party) => ({ party: "NOTIFY" as const, ...party }))];
}
