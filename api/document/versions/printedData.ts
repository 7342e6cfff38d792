import { isObject } from "#domain/typedObject.ts";

/** What a document prints: values by label, in reading order. */
export type PrintedData = Map<string, string>;

/** Maximum characters of a label. */
const mostLabel = 100;

/** Names of values that a model keeps under a short name; all others are spelled as their field is. */
const names: Record<string, string> = {
  net: "net weight",
  gross: "gross weight",
  netEach: "net weight per package",
  grossEach: "gross weight per package",
  hsnCode: "HSN code",
  rfidSeal: "RFID seal",
  cargo: "cargo gross weight",
  vgm: "VGM",
  blocks: "text",
  orders: "order to pay",
};

/** Lists that are one text: paragraphs of the user's, or the sentence of a bill. */
const texts = new Set(["blocks", "declaration", "declarations", "orders"]);

/** Parts of a model that are not printed, or repeat what other parts print. */
const omitted = new Set(["kind", "metadata", "unknownFields", "warnings", "heads", "language", "signature", "signatures", "name"]);

/** Every printed value of a document's model, whatever its kind: boxes by caption, rows by label, lines by their name. */
export function printedData(model: unknown): PrintedData {
  const printed: PrintedData = new Map();
  if (!isObject(model)) return printed;
  const { number: _number, date: _date, sender, ...parts } = model;
  // Boxes have the exporter, number and date; a page without boxes and letterhead prints the sender.
  if (!("headerBoxes" in parts) && parts["letterhead"] === false) add(printed, "Exporter", textsOf(sender).join(", "));
  addPart(printed, parts, "", "");
  return printed;
}

function addPart(printed: PrintedData, part: unknown, name: string, of: string): void {
  if (typeof part === "string") return add(printed, of === "" ? sentence(name) : `${sentence(name)} of ${of}`, part);
  if (Array.isArray(part) && texts.has(name))
    return add(printed, of === "" ? sentence(name) : of, textsOf(part).join(" ").replaceAll(/ {2,}/g, " "));
  if (Array.isArray(part)) return part.forEach((item, index) => addPart(printed, item, name, lineName(part, index, of)));
  if (!isObject(part)) return;
  const { caption, label, value } = part;
  if (typeof caption === "string") return add(printed, caption, textsOf([part["name"], part["lines"]]).join(", "));
  if (typeof label === "string" && typeof value === "string") return add(printed, label, value);
  for (const [field, inner] of Object.entries(part)) {
    if (omitted.has(field)) continue;
    if (field === "sum") addSums(printed, inner, name);
    else if (field === "items") addCells(printed, inner, part["heads"]);
    else addPart(printed, inner, field, of);
  }
}

/** The cells of a data sheet, each by the head of its column: "6. Marks and numbers of line 1". */
function addCells(printed: PrintedData, items: unknown, heads: unknown): void {
  const rows: unknown[] = Array.isArray(items) ? items : [];
  const columns: unknown[] = Array.isArray(heads) ? heads : [];
  rows.forEach((row, index) => {
    const cells: unknown[] = isObject(row) && Array.isArray(row["cells"]) ? row["cells"] : [];
    cells.forEach((cell, at) => {
      const head = columns[at];
      const label = isObject(head) && typeof head["label"] === "string" ? head["label"] : `Column ${at + 1}`;
      add(printed, `${label} of line ${index + 1}`, textsOf(cell).join(" "));
    });
  });
}

/** "Total net weight"; sums of containers say so. */
function addSums(printed: PrintedData, sums: unknown, owner: string): void {
  if (!isObject(sums)) return;
  for (const [field, value] of Object.entries(sums)) {
    const label = `Total ${names[field] ?? words(field)}`;
    if (typeof value === "string") add(printed, owner === "containers" ? `${label} of containers` : label, value);
  }
}

/** The first of equal labels keeps it; another value under the same label is counted. */
function add(printed: PrintedData, label: string, value: string): void {
  const text = value.trim();
  if (text === "" || label === "") return;
  const short = label.slice(0, mostLabel);
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? short : `${short} (${count})`;
    if (printed.get(free) === text) return;
    if (!printed.has(free)) return void printed.set(free, text);
  }
}

/** The name of a line: its product, clause or certificate, with its place in the list if others are called so too, else its place alone. */
function lineName(items: readonly unknown[], index: number, of: string): string {
  const item = items[index];
  if (!isObject(item)) return of;
  const name = ownName(item);
  if (name === "") return `line ${index + 1}`;
  const isShared = items.filter((other) => ownName(other) === name).length > 1;
  return isShared ? `${name} (line ${index + 1})` : name;
}

function ownName(item: unknown): string {
  const name = isObject(item) ? (item["name"] ?? item["title"]) : "";
  return typeof name === "string" ? name.trim() : "";
}

function sentence(name: string): string {
  const text = names[name] ?? words(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "lineSeal" → "line seal". */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function textsOf(part: unknown): string[] {
  if (typeof part === "string") return part === "" ? [] : [part];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([name, inner]) => (name === "type" ? [] : textsOf(inner)));
}

/** Labels that mean the same datum in each document that has them. */
const shared = new Set([
  "Exporter",
  "Consignee",
  "Invoice no.",
  "Pre-carriage by",
  "Place of receipt",
  "Vessel",
  "Flight",
  "Port of loading",
  "Port of discharge",
  "Final destination",
  "Country of origin",
  "Country of final destination",
  "Terms of delivery and payment",
  "Currency",
  "Total packages",
  "Total net weight",
  "Total gross weight",
  "Total quantity",
]);

/** What a document prints that others of the same shipment print too, whole, and with the lines of boxes and rows joined alike. */
export function sharedFacts(printed: PrintedData): Record<string, string> {
  return Object.fromEntries(
    [...printed].filter(([label]) => shared.has(label)).map(([label, value]) => [label, value.replaceAll("\n", ", ")]),
  );
}
