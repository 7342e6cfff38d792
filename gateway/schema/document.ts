import { toDayMonthYear } from "#domain/dates.ts";
import type { DocumentKind } from "#domain/document.ts";
import { z } from "zod";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { targetId } from "../nodes.ts";
import { errorsField, outcome, type Outcome, type OutcomeFields } from "../payload.ts";
import { attachmentEdgeField, attachmentField, shipmentField } from "./attachmentPayload.ts";
import { ContractFieldInput, sectionsToMap } from "./contractFormatMutations.ts";

type InputFields = PothosSchemaTypes.InputFieldBuilder<(typeof builder)["$inferSchemaTypes"], "InputObject">;
type Optional<Value> = Value | null | undefined;

/** The service draws the document and stores it as an attachment; its answer names the key (spec section 7). */
const drawn = z.object({ key: z.string().min(1) });

async function generate(kind: DocumentKind, globalId: string, body: () => object, { rest }: Context): Promise<Outcome> {
  return await outcome(async () => {
    const shipmentId = targetId("Shipment", globalId, "Shipment", "shipmentId");
    const call = { method: "POST" as const, path: `/v1/shipment/document/${kind}`, query: { shipmentId }, body: body() };
    return { shipmentId, key: (await rest.write({ ...call, takes: "long" }, drawn)).key };
  });
}

function date(day: Optional<string>): string {
  return day ? toDayMonthYear(day) : "";
}

function text(value: Optional<string>): string {
  return value ?? "";
}

function documentFields(t: OutcomeFields) {
  return {
    attachment: attachmentField(t),
    attachmentEdge: attachmentEdgeField(t),
    shipment: shipmentField(t),
    errors: errorsField(t),
  };
}

function shipmentInput(t: InputFields) {
  return t.id({ required: true, description: "Global id of the shipment." });
}

function numberInput(t: InputFields, what: string, required: boolean) {
  const rule = required ? "Needed." : "Blank leaves the stored one as it is.";
  return t.string({ description: `Number of the ${what}, stored on the shipment. ${rule}` });
}

function dateInput(t: InputFields, what: string, required: boolean) {
  const rule = required ? "Needed." : "Left out, the stored one stays as it is.";
  return t.field({ type: "Date", description: `Date of the ${what}, stored on the shipment. ${rule}` });
}

function flag(t: InputFields, defaultValue: boolean, description: string) {
  return t.boolean({ defaultValue, description });
}

const switches = {
  letterhead: "Print the firm's letterhead on the first page; without it the firm's name and address are set as text.",
  printCNF: "Print the price break-up: FOB value, freight, CNF value, and insurance and CIF value where there is insurance.",
  printSpecification: "Print each product's specification under its description.",
  printCommission: "Print the commission payable to the broker, as a memo.",
};
const remarks = "Text printed under the figures.";

builder.relayMutationField(
  "generateProformaInvoice",
  {
    description: "What a proforma invoice needs besides its shipment.",
    inputFields: (t) => ({
      shipmentId: shipmentInput(t),
      piNo: numberInput(t, "proforma invoice", true),
      piDate: dateInput(t, "proforma invoice", true),
      contractNo: numberInput(t, "contract", false),
      contractDate: dateInput(t, "contract", false),
      printCNF: flag(t, false, switches.printCNF),
      printSpecification: flag(t, false, switches.printSpecification),
      printCommission: flag(t, false, switches.printCommission),
      letterhead: flag(t, true, switches.letterhead),
      remarks: t.string({ description: remarks }),
    }),
  },
  {
    description: "Draws the proforma invoice as a PDF and stores it on the shipment.",
    resolve: (_root, { input }, context) =>
      generate(
        "proforma-invoice",
        input.shipmentId,
        () => ({
          piNo: text(input.piNo),
          piDate: date(input.piDate),
          contractNo: text(input.contractNo),
          contractDate: date(input.contractDate),
          printCNF: input.printCNF ?? false,
          printSpecification: input.printSpecification ?? false,
          printCommission: input.printCommission ?? false,
          letterhead: input.letterhead ?? true,
          remarks: text(input.remarks),
        }),
        context,
      ),
  },
  { description: "The proforma invoice that was drawn.", outputFields: documentFields },
);

builder.relayMutationField(
  "generateInvoice",
  {
    description: "What a commercial invoice needs besides its shipment.",
    inputFields: (t) => ({
      shipmentId: shipmentInput(t),
      invoiceNo: numberInput(t, "invoice", true),
      invoiceDate: dateInput(t, "invoice", true),
      piNo: numberInput(t, "proforma invoice", false),
      piDate: dateInput(t, "proforma invoice", false),
      contractNo: numberInput(t, "contract", false),
      contractDate: dateInput(t, "contract", false),
      printCNF: flag(t, false, switches.printCNF),
      printSpecification: flag(t, false, switches.printSpecification),
      printCommission: flag(t, false, switches.printCommission),
      addPL: flag(t, false, "Let the packing list follow in the same file, with continuous page numbers."),
      letterhead: flag(t, true, switches.letterhead),
      remarks: t.string({ description: remarks }),
    }),
  },
  {
    description: "Draws the commercial invoice as a PDF and stores it on the shipment.",
    resolve: (_root, { input }, context) =>
      generate(
        "invoice",
        input.shipmentId,
        () => ({
          invoiceNo: text(input.invoiceNo),
          invoiceDate: date(input.invoiceDate),
          piNo: text(input.piNo),
          piDate: date(input.piDate),
          contractNo: text(input.contractNo),
          contractDate: date(input.contractDate),
          printCNF: input.printCNF ?? false,
          printSpecification: input.printSpecification ?? false,
          printCommission: input.printCommission ?? false,
          addPL: input.addPL ?? false,
          letterhead: input.letterhead ?? true,
          remarks: text(input.remarks),
        }),
        context,
      ),
  },
  { description: "The invoice that was drawn.", outputFields: documentFields },
);

builder.relayMutationField(
  "generatePackingList",
  {
    description: "What a packing list needs besides its shipment.",
    inputFields: (t) => ({
      shipmentId: shipmentInput(t),
      invoiceNo: numberInput(t, "invoice", true),
      invoiceDate: dateInput(t, "invoice", true),
      piNo: numberInput(t, "proforma invoice", false),
      piDate: dateInput(t, "proforma invoice", false),
      contractNo: numberInput(t, "contract", false),
      contractDate: dateInput(t, "contract", false),
      printSpecification: flag(t, false, switches.printSpecification),
      letterhead: flag(t, true, switches.letterhead),
      remarks: t.string({ description: remarks }),
    }),
  },
  {
    description: "Draws the packing list as a PDF, without any price, and stores it on the shipment.",
    resolve: (_root, { input }, context) =>
      generate(
        "packing-list",
        input.shipmentId,
        () => ({
          invoiceNo: text(input.invoiceNo),
          invoiceDate: date(input.invoiceDate),
          piNo: text(input.piNo),
          piDate: date(input.piDate),
          contractNo: text(input.contractNo),
          contractDate: date(input.contractDate),
          printSpecification: input.printSpecification ?? false,
          letterhead: input.letterhead ?? true,
          remarks: text(input.remarks),
        }),
        context,
      ),
  },
  { description: "The packing list that was drawn.", outputFields: documentFields },
);

builder.relayMutationField(
  "generateContract",
  {
    description: "What a contract needs besides its shipment.",
    inputFields: (t) => ({
      shipmentId: shipmentInput(t),
      contractNumber: numberInput(t, "contract", true),
      contractDate: dateInput(t, "contract", true),
      insurance: t.string({ description: "Who insures, in words; blank prints no such row." }),
      surveyor: t.string({ description: "Who surveys, in words; blank prints no such row." }),
      shipmentPeriod: t.string({ description: "When it is shipped, in words; blank prints no such row." }),
      fields: t.field({ type: [ContractFieldInput], description: "Further sections, printed as numbered clauses in this order." }),
      letterhead: flag(t, true, switches.letterhead),
      mentionNotify: flag(t, false, "Name every notify party."),
    }),
  },
  {
    description: "Draws the sales contract as a PDF and stores it on the shipment.",
    resolve: (_root, { input }, context) =>
      generate(
        "contract",
        input.shipmentId,
        () => ({
          contractNumber: text(input.contractNumber),
          contractDate: date(input.contractDate),
          insurance: text(input.insurance),
          surveyor: text(input.surveyor),
          shipmentPeriod: text(input.shipmentPeriod),
          fields: sectionsToMap(input.fields ?? []),
          letterhead: input.letterhead ?? true,
          mentionNotify: input.mentionNotify ?? false,
        }),
        context,
      ),
  },
  { description: "The contract that was drawn.", outputFields: documentFields },
);

builder.relayMutationField(
  "generateCustomDocument",
  {
    description: "A document of the user's own text.",
    inputFields: (t) => ({
      shipmentId: shipmentInput(t),
      name: t.string({ required: true, description: "The document's name in the list of attachments." }),
      heading: t.string({ description: "Printed centred on top; blank prints none." }),
      body: t.string({
        required: true,
        description: "The text: a blank line starts a paragraph, `- ` and `1. ` make lists, `| a | b |` makes a table.",
      }),
      stampSign: flag(t, false, "Print the firm's stamp and signature."),
      letterhead: flag(t, true, switches.letterhead),
    }),
  },
  {
    description: "Draws a document of the user's own text as a PDF and stores it on the shipment.",
    resolve: (_root, { input }, context) =>
      generate(
        "custom-document",
        input.shipmentId,
        () => ({
          name: input.name,
          heading: text(input.heading),
          body: input.body,
          stampSign: input.stampSign ?? false,
          letterhead: input.letterhead ?? true,
        }),
        context,
      ),
  },
  { description: "The document that was drawn.", outputFields: documentFields },
);
