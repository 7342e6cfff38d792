import { parseAnyDecimal } from "#domain/figures/decimal.ts";
import { containerNumberProblem, plainContainerNumber } from "#domain/shipment/containerNumber.ts";
import { containerFields } from "#domain/shipment/fields/containerFields.ts";
import type { FieldDefinition } from "#domain/shipment/fields/fieldDefinition.ts";
import { writtenDay } from "#domain/time/writtenDay.ts";
import { folded } from "#domain/text/folded.ts";
import { keysOf } from "#domain/typedObject.ts";
import type { FormChoices } from "../values/formChoices.ts";
import { settledFigure } from "#domain/figures/enteredFigure.ts";
import type { PasteColumn, Reading } from "./pastedTable.ts";

/** Frequent other heads, by field. */
const otherHeads: Partial<Record<keyof typeof containerFields, readonly string[]>> = {
  containerNumber: ["Container", "Container No", "Cntr No", "Container #"],
  lineSealNumber: ["Seal", "Seal No", "Line Seal", "Line Seal No", "Liner Seal"],
  rfidSealNumber: ["RFID", "RFID Seal", "RFID Seal No", "e-Seal"],
  customsSealNumber: ["Customs Seal"],
  netWeight: ["Net", "Net Wt", "Nett Weight"],
  grossWeight: ["Gross", "Gross Wt"],
  packages: ["Pkgs", "Bags", "No of Packages"],
  tareWeight: ["Tare Weight", "Tare Wt"],
};

/** The columns of the list of containers, in its order. */
export function containerColumns(): PasteColumn[] {
  return keysOf(containerFields).map((name) => {
    const definition: FieldDefinition = containerFields[name];
    const read = name === "containerNumber" ? readContainerNumber : (text: string) => readField(definition, text);
    return { name, label: definition.label, also: otherHeads[name] ?? [], read };
  });
}

/** The columns of product lines, in the order in which they are entered. */
export function productColumns({ products }: FormChoices): PasteColumn[] {
  const long = (limit: number) => (text: string) => withinLimit(text, limit);
  return [
    { name: "productId", label: "Product", also: ["Goods", "Item", "Product Name"], read: (text) => readProduct(products, text) },
    { name: "quantity", label: "Quantity", also: ["Qty"], read: readFigure },
    { name: "rate", label: "Rate", also: ["Price", "Unit Price"], read: readFigure },
    { name: "netWeightPerPackage", label: "Net Weight per Package", read: readFigure },
    { name: "grossWeightPerPackage", label: "Gross Weight per Package", read: readFigure },
    { name: "marks", label: "Marks", also: ["Marks & Nos"], read: long(2000) },
    { name: "description", label: "Description", read: long(2000) },
    { name: "specification", label: "Specification", also: ["Specs"], read: long(2000) },
  ];
}

function readProduct(products: FormChoices["products"], text: string): Reading {
  const found = products.filter(({ name }) => folded(name) === folded(text));
  const [product] = found.length > 0 ? found : products.filter(({ hsnCode }) => hsnCode === text);
  return product ? { text: product.id } : { problem: "is not among your products" };
}

/** A wrong number is stored as pasted, and said. */
function readContainerNumber(text: string): Reading {
  const problem = containerNumberProblem(plainContainerNumber(text));
  const read = withinLimit(text, 100);
  return problem === null || read.problem ? read : { text, problem };
}

function readField({ type, choices, limit = 100 }: FieldDefinition, text: string): Reading {
  if (type === "figure") return readFigure(text);
  if (type === "date") return readDay(text);
  if (choices) return choices.includes(text) ? { text } : { problem: `is none of ${choices.join(", ")}` };
  return withinLimit(text, limit);
}

function readFigure(text: string): Reading {
  const settled = settledFigure(text);
  return parseAnyDecimal(text) !== null || settled !== "0" ? { text: settled } : { problem: "is no number" };
}

function readDay(text: string): Reading {
  const day = writtenDay(text);
  return day !== null ? { text: day } : { problem: "is no date like 12/11/2025" };
}

function withinLimit(text: string, limit: number): Reading {
  return text.length <= limit ? { text } : { problem: `is longer than ${limit} characters` };
}
