import type { DocumentChange } from "#domain/documents/documentChange.ts";
import { isObject } from "#domain/typedObject.ts";

/** What a document prints: values by label, in reading order. */
export type PrintedData = Map<string, string>;

/** Maximum changes that a version names, and characters of a value and of a label. */
const most = { changes: 100, value: 200, label: 100 };

/** Characters before the first difference. */
const context = 40;

/** Names of values that a model keeps under a short name; all others are spelled as their field is. */
const names: Record<string, string> = {
  net: "net weight",
  gross: "gross weight",
  netEach: "net weight per package",
  grossEach: "gross weight per package",
  hsnCode: "HSN code",
  rfidSeal: "RFID seal",
  blocks: "text",
};

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
  if (Array.isArray(part) && name === "blocks") return add(printed, of === "" ? sentence(name) : of, textsOf(part).join(" "));
  if (Array.isArray(part)) return part.forEach((item, index) => addPart(printed, item, name, lineName(item, index, of)));
  if (!isObject(part)) return;
  const { caption, label, value } = part;
  if (typeof caption === "string") return add(printed, caption, textsOf([part["name"], part["lines"]]).join(", "));
  if (typeof label === "string" && typeof value === "string") return add(printed, label, value);
  for (const [field, inner] of Object.entries(part)) {
    if (omitted.has(field)) continue;
    if (field === "sum") addSums(printed, inner, name);
    else addPart(printed, inner, field, of);
  }
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
  const short = label.slice(0, most.label);
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? short : `${short} (${count})`;
    if (printed.get(free) === text) return;
    if (!printed.has(free)) return void printed.set(free, text);
  }
}

/** The name of a line: its product or clause, else its place in the list. Boxes and rows have labels. */
function lineName(item: unknown, index: number, of: string): string {
  if (!isObject(item)) return of;
  const { name } = item;
  return typeof name === "string" && name.trim() !== "" ? name.trim() : `line ${index + 1}`;
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

/** The labels that two documents print differently, with both values, shortened around their first difference. */
export function changesBetween(from: PrintedData, to: PrintedData): DocumentChange[] {
  const labels = [...new Set([...from.keys(), ...to.keys()])].filter((label) => from.get(label) !== to.get(label));
  return labels.slice(0, most.changes).map((field) => {
    const [old, next] = shortened(from.get(field) ?? "", to.get(field) ?? "");
    return { field, from: old, to: next };
  });
}

/** Two values that differ, long ones shortened around their first difference. */
export function shortened(one: string, other: string): [string, string] {
  const start = Math.max(one.length, other.length) > most.value ? Math.max(0, firstDifference(one, other) - context) : 0;
  return [excerpt(one, start), excerpt(other, start)];
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** At most 200 characters from `start`; an ellipsis marks what is left out. */
function excerpt(value: string, start: number): string {
  const end = start + most.value - 2;
  return `${start > 0 ? "…" : ""}${value.slice(start, end).toWellFormed()}${value.length > end ? "…" : ""}`;
}

/** Labels that mean the same datum in each document that has them. */
const shared = new Set([
  "Exporter",
  "Consignee",
  "Invoice no.",
  "Pre-carriage by",
  "Place of receipt",
  "Vessel",
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
