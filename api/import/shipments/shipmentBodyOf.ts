import { importMessages } from "#domain/import/import.ts";
import { invalid } from "#domain/http/problem.ts";
import { chargeFields } from "#domain/shipment/fields/chargeFields.ts";
import { eachField } from "#domain/shipment/fields/fieldDefinition.ts";
import { lineFields } from "#domain/shipment/fields/lineFields.ts";
import { shipmentFields } from "#domain/shipment/fields/shipmentFields.ts";
import type { ShipmentType } from "#domain/shipment/shipment.ts";
import { folded } from "#domain/text/folded.ts";
import type { TableRow } from "../importTable.ts";
import { findNamed, findOfFirm, findPackaging, findProduct, knownText, onlyOne, type Found, type Lookups } from "./lookups.ts";
import type { GroupProblem, ShipmentGroup } from "./shipmentGroup.ts";

/** Stands for a record that was not found, so that the body's rules do not ask for it a second time. */
const unknown = "?";

/** Notes a problem of a column; `at` is the row's position in its group. */
type Note = (at: number, column: string, message: string) => void;

/** A group as the body of a single add, with the names that stand for no record. `firmId`: the firm of rows that name none. */
export function shipmentBodyOf(group: ShipmentGroup, lookups: Lookups, firmId: string): { body: object; problems: GroupProblem[] } {
  const problems: GroupProblem[] = [];
  const note: Note = (at, column, message) => problems.push({ at, problem: invalid(message, column) });
  const type = typeOf(group, note);
  const body = {
    ...partiesOf(group, lookups, { firmId, note }),
    ...eachField(shipmentFields, (name) => knownText(lookups, name, group.head(name))),
    type,
    ...(type === "CONTAINERISED" && {
      containerDetail: { containers: Number(group.head("containers") || "0"), type: group.head("containerLoad").toUpperCase() },
    }),
    charges: eachField(chargeFields, (name) => group.head(name)),
    totalAmount: group.head("totalAmount"),
    products: linesOf(group, lookups, note),
  };
  return { body, problems };
}

const types: Record<string, ShipmentType> = {
  containerised: "CONTAINERISED",
  containerized: "CONTAINERISED",
  "in container": "CONTAINERISED",
  "in containers": "CONTAINERISED",
  container: "CONTAINERISED",
  bulk: "BULK",
  "in bulk": "BULK",
  "bulk vessel": "BULK",
};

function typeOf({ head, headAt }: ShipmentGroup, note: Note): ShipmentType | "" {
  const text = head("type");
  const type = types[folded(text)];
  if (type) return type;
  if (text === "") return head("containers") === "" ? "" : "CONTAINERISED";
  note(headAt("type"), "type", importMessages.unknownType);
  return "BULK";
}

function partiesOf(group: ShipmentGroup, lookups: Lookups, { firmId: asked, note }: { firmId: string; note: Note }) {
  const { snapshots, index } = lookups;
  const { head, headAt } = group;
  const idOf = (column: string, found: Found): string => {
    if ("id" in found) return found.id;
    note(headAt(column), column, found.problem);
    return unknown;
  };
  const named = (column: string, ids: typeof index.firms, nouns: readonly [string, string], otherwise = "") =>
    head(column) === "" ? otherwise : idOf(column, findNamed(ids, head(column), nouns));
  const buyers = ["buyer", "buyers"] as const;
  const firmId = named("firm", index.firms, ["firm", "firms"], snapshots.firms.has(asked) ? asked : onlyOne(snapshots.firms));
  if (firmId === "") note(0, "firm", importMessages.firmMissing);
  const ofFirm = { name: head("address"), namesOf: ({ name }: { name: string }) => [name], noun: "address of the firm" };
  const account = {
    name: head("bank"),
    namesOf: (bank: { nickname: string; accountNumber: string; bank: string }) => [bank.nickname, bank.accountNumber, bank.bank],
    noun: "account of the firm",
  };
  const knowsFirm = snapshots.firms.has(firmId);
  const consigneeId = named("consignee", index.buyers, buyers);
  const buyerId = named("buyer", index.buyers, buyers);
  const isFirm = folded(head("seller")) === folded(snapshots.firms.get(firmId)?.name ?? "");
  const sellerId = isFirm ? "" : named("seller", index.buyers, buyers);
  const notified = head("notifyParties")
    .split(/[;\n]/)
    .filter((name) => name.trim() !== "");
  return {
    firmId,
    addressId: knowsFirm ? idOf("address", findOfFirm(lookups, snapshots.addresses, firmId, ofFirm)) : unknown,
    bankId: knowsFirm ? idOf("bank", findOfFirm(lookups, snapshots.banks, firmId, account)) : unknown,
    consigneeId,
    isBuyerDifferent: buyerId !== "" && buyerId !== consigneeId,
    buyerId,
    isSellerDifferent: sellerId !== "",
    sellerId,
    notifyId: notified.map((name) => idOf("notifyParties", findNamed(index.buyers, name.trim(), buyers))),
    brokerId: named("broker", index.brokers, ["broker", "brokers"], onlyOne(snapshots.brokers)),
  };
}

function linesOf({ rows }: ShipmentGroup, lookups: Lookups, note: Note): object[] {
  let above: string | null = null;
  return rows.map((row, at) => {
    const text = (column: string) => row.texts.get(column) ?? "";
    const idOf = (column: string, found: Found): string => {
      if ("id" in found) return found.id;
      note(at, column, found.problem);
      return unknown;
    };
    const productId = text("product") === "" ? "" : idOf("product", findProduct(lookups, text("product"), text("hsnCode")));
    const saysPackaging = ["orderUnit", "packingUnit", "packageType"].some((column) => row.texts.has(column));
    const unitId: string = saysPackaging || above === null ? packagingOf(row, lookups, idOf) : above;
    above = unitId;
    return {
      productId,
      unitId,
      ...packagesOf(row, lookups, unitId),
      quantity: text("quantity"),
      rate: text("rate"),
      ...eachField(lineFields, text),
    };
  });
}

function packagingOf({ texts }: TableRow, lookups: Lookups, idOf: (column: string, found: Found) => string): string {
  const text = (column: string) => texts.get(column) ?? "";
  const said = { orderUnit: text("orderUnit"), packingUnit: text("packingUnit"), packageType: text("packageType") };
  return idOf("packageType", findPackaging(lookups, { ...said, netWeight: text("netWeightPerPackage") }));
}

/** Weights per package that the row gives; the missing one is the unit's. */
function packagesOf({ texts }: TableRow, { snapshots }: Lookups, unitId: string): object {
  const [net, gross] = [texts.get("netWeightPerPackage"), texts.get("grossWeightPerPackage")];
  if (net === undefined && gross === undefined) return {};
  const usual = snapshots.packaging.get(unitId);
  return {
    package: {
      netWeightPerPackage: net ?? usual?.netWeightPerPackage ?? "0",
      grossWeightPerPackage: gross ?? usual?.grossWeightPerPackage ?? "0",
    },
  };
}
