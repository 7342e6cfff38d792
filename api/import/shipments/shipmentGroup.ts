import { importMessages } from "#domain/import/import.ts";
import { headColumns } from "#domain/import/shipmentColumns.ts";
import { invalid, type Problem } from "#domain/http/problem.ts";
import { shipmentCheckMessages } from "#domain/shipment/shipmentCheck.ts";
import { folded } from "#domain/text/folded.ts";
import type { TableRow } from "../importTable.ts";

/** A problem of a row of a group, by the row's position in it. */
export type GroupProblem = { at: number; problem: Problem };

/** The rows of one shipment, and what they say of it together. */
export type ShipmentGroup = {
  rows: readonly TableRow[];
  /** The text of a column that all rows share, "" if none says it. */
  head: (column: string) => string;
  /** Position of the row that says it; the first one's if none does. */
  headAt: (column: string) => number;
  /** Rows that say something else than a row before, and rows without a product. */
  problems: GroupProblem[];
};

/** Reads the rows of one shipment: each value of the shipment once, as the first row that gives it says. */
export function groupOf(rows: readonly TableRow[]): ShipmentGroup {
  const heads = new Map<string, { text: string; at: number }>();
  const problems: GroupProblem[] = [];
  for (const { name, label } of headColumns) {
    for (const [at, { texts }] of rows.entries()) {
      const text = texts.get(name) ?? "";
      if (text === "") continue;
      const said = heads.get(name);
      if (!said) heads.set(name, { text, at });
      else if (folded(said.text) !== folded(text)) {
        problems.push({ at, problem: invalid(importMessages.otherInShipment(label, rows[said.at]?.row ?? 0), name) });
      }
    }
  }
  for (const [at, { texts }] of rows.entries()) {
    // A save drops a later line in which nothing is entered; a row of a table is there to be imported.
    const isBlank = ["product", "quantity", "rate"].every((name) => !texts.has(name));
    if (at > 0 && isBlank) problems.push({ at, problem: invalid(`${shipmentCheckMessages.requiredPrefix}Product`, "product") });
  }
  const said = (column: string) => heads.get(column);
  return { rows, head: (column) => said(column)?.text ?? "", headAt: (column) => said(column)?.at ?? 0, problems };
}

/** Paths of a body that have another name as columns. */
const columnNames: Record<string, string> = {
  firmId: "firm",
  addressId: "address",
  bankId: "bank",
  consigneeId: "consignee",
  buyerId: "buyer",
  sellerId: "seller",
  brokerId: "broker",
  notifyId: "notifyParties",
  productId: "product",
  unitId: "packageType",
  load: "containerLoad",
};

/** The problems of a body by the rows and columns that it was made of. One sentence of several rows is said in each. */
export function placed({ rows, headAt }: ShipmentGroup, { message, code, field, fields }: Problem): GroupProblem[] {
  const places = (fields ?? [field ?? []]).map((path) => placeOf(path, rows.length, headAt));
  const byRow = Map.groupBy(places, ({ at }) => at);
  return [...byRow].map(([at, ofRow]) => {
    const paths = ofRow.map(({ column }) => [column]);
    return { at, problem: { message, code, field: paths[0] ?? null, ...(paths.length > 1 && { fields: paths }) } };
  });
}

function placeOf(path: readonly string[], count: number, headAt: ShipmentGroup["headAt"]): { at: number; column: string } {
  const [first = "", second = "", third = "", fourth] = path;
  if (first === "products") {
    const name = third === "package" ? (fourth ?? "netWeightPerPackage") : third;
    return { at: Math.min(Number(second) || 0, count - 1), column: columnNames[name] ?? name };
  }
  const own = first === "containerDetail" && second === "type" ? "load" : second;
  const name = first === "charges" || first === "containerDetail" ? own : first;
  const column = columnNames[name] ?? name;
  return { at: headAt(column), column };
}
