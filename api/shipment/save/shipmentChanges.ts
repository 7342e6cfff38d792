import type { AuditChange } from "#domain/audit/auditTrail.ts";
import { parseDecimal, trimZeros } from "#domain/figures/decimal.ts";
import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import { eachField, type FieldDefinition, type FieldTable } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import { shipmentTypeNames, type Figure, type Product, type Shipment } from "#domain/shipment/shipment.ts";
import { fieldChange, hiddenChange, itemChanges } from "../../audit/auditDraft.ts";

type Read<T> = readonly [field: string, read: (of: T) => string | number];

/** The compared records, with their names in the audit trail. */
const records: readonly Read<Shipment>[] = [
  ["firm", ({ firm }) => firm.name],
  ["firm address", ({ address }) => address.name],
  ["consignee", ({ consignee }) => consignee.name],
  ["seller", ({ seller }) => seller?.name ?? ""],
  ["buyer", ({ buyer }) => buyer?.name ?? ""],
  ["broker", ({ broker }) => broker.name],
  ["bank", ({ bankDetails }) => `${bankDetails.nickname} (${bankDetails.bank})`],
  ["shipment type", ({ type }) => shipmentTypeNames[type]],
  ["number of containers", ({ containerDetail }) => containerDetail?.containers ?? ""],
  ["container load", ({ containerDetail }) => containerDetail?.type ?? ""],
];

const lineValues: readonly Read<Product>[] = [
  ["quantity", ({ quantity }) => plain(quantity)],
  ["rate", ({ rate }) => plain(rate)],
  ["HSN code", ({ hsnCode }) => hsnCode],
  ["packaging", ({ unit }) => `${unit.orderUnit}, ${plain(unit.weight)} ${unit.packingUnit}, ${unit.packageType}`],
  ["net weight per package", ({ package: each }) => plain(each.netWeightPerPackage)],
  ["gross weight per package", ({ package: each }) => plain(each.grossWeightPerPackage)],
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
    ...enteredChanges(shipmentFields, before, after),
    ...records.flatMap(([field, read]) => fieldChange(field, read(before), read(after))),
    ...itemChanges("notify party", parties(before), parties(after)),
    ...itemChanges("reference", referenceTexts(before), referenceTexts(after)),
    ...enteredChanges(chargeFields, before.charges, after.charges),
    ...listChanges(
      "container",
      paired(before.container ?? [], after.container ?? [], ({ containerNumber }) => containerNumber),
      (name, one, other) => enteredChanges(containerFields, one, other, `container ${name}`),
    ),
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
    ...lineValues.flatMap(([field, read]) => fieldChange(field, read(before), read(after), name)),
    ...enteredChanges(lineFields, before, after, name),
  ];
}

function referenceTexts({ references }: Shipment): string[] {
  return references.map(({ label, value }) => `${label}: ${value}`);
}

const textOf: Record<FieldDefinition["type"], (value: Figure) => string> = { text: String, date: String, figure: plain };

/** The changes of defined fields; `of` names what they belong to. */
function enteredChanges<Fields extends FieldTable>(
  fields: Fields,
  before: Readonly<Record<keyof Fields, Figure>>,
  after: Readonly<Record<keyof Fields, Figure>>,
  of = "",
): AuditChange[] {
  return Object.values(
    eachField(fields, (name, { history, type, isHiddenInHistory }) => {
      const [from, to] = [textOf[type](before[name]), textOf[type](after[name])];
      return isHiddenInHistory ? hiddenChange(history, from, to, of) : fieldChange(history, from, to, of);
    }),
  ).flat();
}

function plain(figure: Figure): string {
  return trimZeros(parseDecimal(figure) ?? "0");
}
