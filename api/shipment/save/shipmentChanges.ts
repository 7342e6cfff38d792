import type { AuditChange } from "#domain/audit/auditTrail.ts";
import { parseDecimal, trimZeros } from "#domain/figures/decimal.ts";
import { shipmentTypeNames, type Charges, type Container, type Figure, type Product, type Shipment } from "#domain/shipment/shipment.ts";
import { fieldChange, hiddenChange, itemChanges } from "../../audit/auditDraft.ts";

type Read<T> = readonly [field: string, read: (of: T) => string | number];

/** The compared fields, with their names in the audit trail, in the order of the form. */
const fields: readonly Read<Shipment>[] = [
  ["name", ({ name }) => name],
  ["firm", ({ firm }) => firm.name],
  ["firm address", ({ address }) => address.name],
  ["consignee", ({ consignee }) => consignee.name],
  ["seller", ({ seller }) => seller?.name ?? ""],
  ["broker", ({ broker }) => broker.name],
  ["bank", ({ bankDetails }) => `${bankDetails.nickname} (${bankDetails.bank})`],
  ["origin country", ({ originCountry }) => originCountry],
  ["destination country", ({ destinationCountry }) => destinationCountry],
  ["pre-carriage", ({ preCarriage }) => preCarriage],
  ["place of receipt", ({ placeOfReceipt }) => placeOfReceipt],
  ["vessel", ({ vessel }) => vessel],
  ["port of loading", ({ portOfLoading }) => portOfLoading],
  ["port of discharge", ({ portOfDischarge }) => portOfDischarge],
  ["final destination", ({ finalDestination }) => finalDestination],
  ["terms of payment", ({ termsOfPayment }) => termsOfPayment],
  ["terms of shipment", ({ termsOfShipment }) => termsOfShipment],
  ["currency", ({ currency }) => currency],
  ["shipment type", ({ type }) => shipmentTypeNames[type]],
  ["number of containers", ({ containerDetail }) => containerDetail?.containers ?? ""],
  ["container load", ({ containerDetail }) => containerDetail?.type ?? ""],
];

const lineFields: readonly Read<Product>[] = [
  ["quantity", ({ quantity }) => plain(quantity)],
  ["rate", ({ rate }) => plain(rate)],
  ["HSN code", ({ hsnCode }) => hsnCode],
  ["packaging", ({ unit }) => `${unit.orderUnit}, ${plain(unit.weight)} ${unit.packingUnit}, ${unit.packageType}`],
  ["net weight per package", ({ package: each }) => plain(each.netWeightPerPackage)],
  ["gross weight per package", ({ package: each }) => plain(each.grossWeightPerPackage)],
  ["marks", ({ marks }) => marks],
];

const chargeNames: readonly [keyof Charges, string][] = [
  ["discount", "discount"],
  ["gstPercentage", "GST percentage"],
  ["advance", "advance"],
  ["fob", "FOB"],
  ["freight", "freight"],
  ["insurance", "insurance"],
  ["commission", "commission"],
];

const containerFields: readonly Read<Container>[] = [
  ["line seal number", ({ lineSealNumber }) => lineSealNumber],
  ["RFID seal number", ({ rfidSealNumber }) => rfidSealNumber],
  ["size", ({ size }) => size],
  ["lot", ({ lot }) => lot],
  ["net weight", ({ netWeight }) => plain(netWeight)],
  ["gross weight", ({ grossWeight }) => plain(grossWeight)],
  ["unit", ({ unit }) => unit],
];

/** The changes of a save or refresh, for the audit trail; for long texts only that they changed. */
export function shipmentChanges(before: Shipment, after: Shipment): AuditChange[] {
  const parties = ({ notifyParties }: Shipment) => notifyParties.map(({ name }) => name);
  return [
    ...listChanges(
      "product",
      paired(before.products, after.products, ({ name }) => name),
      lineChanges,
    ),
    ...fields.flatMap(([field, read]) => fieldChange(field, read(before), read(after))),
    ...itemChanges("notify party", parties(before), parties(after)),
    ...chargeNames.flatMap(([name, field]) => fieldChange(field, plain(before.charges[name]), plain(after.charges[name]))),
    ...listChanges(
      "container",
      paired(before.container ?? [], after.container ?? [], ({ containerNumber }) => containerNumber),
      containerChanges,
    ),
    ...hiddenChange("declaration", before.declaration, after.declaration),
    ...hiddenChange("notes", before.notes, after.notes),
    ...fieldChange("total amount", plain(before.totalAmount), plain(after.totalAmount)),
  ];
}

/** A list entry's name with its old and new state; one of the two may be missing. */
type Pair<T> = { name: string; before: T | undefined; after: T | undefined };

/** Pairs entries of equal names: the first with the first, the second with the second. */
function paired<T>(before: T[], after: T[], nameOf: (entry: T) => string): Pair<T>[] {
  const left = [...before];
  const pairs = after.map((entry) => {
    const at = left.findIndex((other) => nameOf(other) === nameOf(entry));
    return { name: nameOf(entry), before: at < 0 ? undefined : left.splice(at, 1)[0], after: entry };
  });
  return [...left.map((entry) => ({ name: nameOf(entry), before: entry, after: undefined })), ...pairs];
}

function listChanges<T>(field: string, pairs: Pair<T>[], changesOf: (name: string, before: T, after: T) => AuditChange[]): AuditChange[] {
  return pairs.flatMap(({ name, before, after }) => {
    if (before === undefined) return [{ field, of: "", from: "", to: name }];
    return after === undefined ? [{ field, of: "", from: name, to: "" }] : changesOf(name, before, after);
  });
}

function lineChanges(name: string, before: Product, after: Product): AuditChange[] {
  return [
    ...lineFields.flatMap(([field, read]) => fieldChange(field, read(before), read(after), name)),
    ...hiddenChange("description", before.description, after.description, name),
    ...hiddenChange("specification", before.specification, after.specification, name),
  ];
}

function containerChanges(name: string, before: Container, after: Container): AuditChange[] {
  return containerFields.flatMap(([field, read]) => fieldChange(field, read(before), read(after), `container ${name}`));
}

function plain(figure: Figure): string {
  return trimZeros(parseDecimal(figure) ?? "0");
}
