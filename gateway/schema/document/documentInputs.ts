import { toDayMonthYear } from "#domain/time/dates.ts";
import type { builder } from "../../builder/builder.ts";
import { ContractFieldInput, sectionsToMap } from "../masterData/contractFormatMutations.ts";

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;
type Optional<Value> = Value | null | undefined;
type Texts<Name extends string> = { [Key in Name]?: Optional<string> };
type Flags<Name extends string> = { [Key in Name]?: Optional<boolean> };

const switches = {
  letterhead: "Print the firm's letterhead on the first page; without it the firm's name and address are set as text.",
  printCNF: "Print the price break-up: FOB value, freight, CNF value, and insurance and CIF value if there is insurance.",
  printSpecification: "Print each product's specification under its description.",
  printCommission: "Print the commission payable to the broker, as a memo.",
};
const remarks = "Text printed under the figures.";

/** The fields of a proforma invoice, with its shipment. */
export function proformaInvoiceInputs(t: InputFields) {
  return {
    piNo: numberInput(t, "proforma invoice", true),
    piDate: dateInput(t, "proforma invoice", true),
    contractNo: numberInput(t, "contract", false),
    contractDate: dateInput(t, "contract", false),
    printCNF: flag(t, false, switches.printCNF),
    printSpecification: flag(t, false, switches.printSpecification),
    printCommission: flag(t, false, switches.printCommission),
    letterhead: flag(t, true, switches.letterhead),
    remarks: t.string({ description: remarks }),
  };
}

type ProformaInvoiceInput = Texts<"piNo" | "piDate" | "contractNo" | "contractDate" | "remarks"> &
  Flags<"printCNF" | "printSpecification" | "printCommission" | "letterhead">;

/** REST's body of a proforma invoice. */
export function proformaInvoiceBody(input: ProformaInvoiceInput) {
  return {
    ...references(input),
    printCNF: input.printCNF ?? false,
    printSpecification: input.printSpecification ?? false,
    printCommission: input.printCommission ?? false,
    letterhead: input.letterhead ?? true,
    remarks: text(input.remarks),
  };
}

/** The fields of a commercial invoice, with its shipment. */
export function invoiceInputs(t: InputFields) {
  return {
    ...proformaInvoiceInputs(t),
    invoiceNo: numberInput(t, "invoice", true),
    invoiceDate: dateInput(t, "invoice", true),
    piNo: numberInput(t, "proforma invoice", false),
    piDate: dateInput(t, "proforma invoice", false),
    addPL: flag(t, false, "Append the packing list to the same file, with continuous page numbers."),
  };
}

type InvoiceInput = ProformaInvoiceInput & Texts<"invoiceNo" | "invoiceDate"> & Flags<"addPL">;

/** REST's body of a commercial invoice. */
export function invoiceBody(input: InvoiceInput) {
  return {
    invoiceNo: text(input.invoiceNo),
    invoiceDate: date(input.invoiceDate),
    ...proformaInvoiceBody(input),
    addPL: input.addPL ?? false,
  };
}

/** The fields of a packing list, with its shipment. */
export function packingListInputs(t: InputFields) {
  return {
    invoiceNo: numberInput(t, "invoice", true),
    invoiceDate: dateInput(t, "invoice", true),
    piNo: numberInput(t, "proforma invoice", false),
    piDate: dateInput(t, "proforma invoice", false),
    contractNo: numberInput(t, "contract", false),
    contractDate: dateInput(t, "contract", false),
    printSpecification: flag(t, false, switches.printSpecification),
    letterhead: flag(t, true, switches.letterhead),
    remarks: t.string({ description: remarks }),
  };
}

type PackingListInput = Texts<"invoiceNo" | "invoiceDate" | "piNo" | "piDate" | "contractNo" | "contractDate" | "remarks"> &
  Flags<"printSpecification" | "letterhead">;

/** REST's body of a packing list. */
export function packingListBody(input: PackingListInput) {
  return {
    invoiceNo: text(input.invoiceNo),
    invoiceDate: date(input.invoiceDate),
    ...references(input),
    printSpecification: input.printSpecification ?? false,
    letterhead: input.letterhead ?? true,
    remarks: text(input.remarks),
  };
}

/** The fields of a contract, with its shipment. */
export function contractInputs(t: InputFields) {
  return {
    contractNo: numberInput(t, "contract", true),
    contractDate: dateInput(t, "contract", true),
    insurance: t.string({ description: "Who insures, in words; blank prints no such row." }),
    surveyor: t.string({ description: "Who surveys, in words; blank prints no such row." }),
    shipmentPeriod: t.string({ description: "When it is shipped, in words; blank prints no such row." }),
    fields: t.field({ type: [ContractFieldInput], description: "Further sections, printed as numbered clauses in this order." }),
    letterhead: flag(t, true, switches.letterhead),
    mentionNotify: flag(t, false, "Name every notify party."),
  };
}

type ContractInput = Texts<"contractNo" | "contractDate" | "insurance" | "surveyor" | "shipmentPeriod"> &
  Flags<"letterhead" | "mentionNotify"> & { fields?: Optional<{ name: string; value: string }[]> };

/** REST's body of a contract. Throws `Refused` for sections that a map cannot hold. */
export function contractBody(input: ContractInput) {
  return {
    contractNumber: text(input.contractNo),
    contractDate: date(input.contractDate),
    insurance: text(input.insurance),
    surveyor: text(input.surveyor),
    shipmentPeriod: text(input.shipmentPeriod),
    fields: sectionsToMap(input.fields ?? []),
    letterhead: input.letterhead ?? true,
    mentionNotify: input.mentionNotify ?? false,
  };
}

/** Translates REST's field names of a document: only REST names the number in a contract differently. */
export function documentFieldOf([first = "", ...rest]: string[]): string[] {
  return [first === "contractNumber" ? "contractNo" : first, ...rest];
}

/** The fields of a custom document without its shipment. */
export function customDocumentInputs(t: InputFields) {
  return {
    name: t.string({ required: true, description: "The document's name in the list of attachments." }),
    heading: t.string({ description: "Printed centred on top; blank prints none. It may hold merge fields." }),
    body: t.string({
      required: true,
      description:
        "The text: a blank line starts a paragraph, `- ` and `1. ` make lists, `| a | b |` makes a table, `{{consignee.name}}` is a merge field (see `Shipment.mergeFields`).",
    }),
    stampSign: flag(t, false, "Print the firm's stamp and signature."),
    letterhead: flag(t, true, switches.letterhead),
  };
}

type CustomDocumentInput = { name: string; body: string } & Texts<"heading"> & Flags<"stampSign" | "letterhead">;

/** REST's body of a custom document. */
export function customDocumentBody(input: CustomDocumentInput) {
  return {
    name: input.name,
    heading: text(input.heading),
    body: input.body,
    stampSign: input.stampSign ?? false,
    letterhead: input.letterhead ?? true,
  };
}

function references(input: Texts<"piNo" | "piDate" | "contractNo" | "contractDate">) {
  return { piNo: text(input.piNo), piDate: date(input.piDate), contractNo: text(input.contractNo), contractDate: date(input.contractDate) };
}

function date(day: Optional<string>): string {
  return day ? toDayMonthYear(day) : "";
}

function text(value: Optional<string>): string {
  return value ?? "";
}

function numberInput<Required extends boolean>(t: InputFields, what: string, required: Required) {
  const rule = required ? "A blank one is refused." : "Blank leaves the stored one as it is.";
  const description = `Number of the ${what}, such as "TV/EXP/042/25-26"; generating stores it on the shipment. ${rule}`;
  return t.string({ required, description });
}

function dateInput<Required extends boolean>(t: InputFields, what: string, required: Required) {
  const rule = required ? "" : " Omitted or null, the stored one stays as it is.";
  const description = `Date of the ${what}, such as "2025-11-12"; generating stores it on the shipment.${rule}`;
  return t.field({ type: "Date", required, description });
}

function flag(t: InputFields, defaultValue: boolean, description: string) {
  return t.boolean({ defaultValue, description });
}
