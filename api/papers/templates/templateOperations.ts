import { z } from "zod";
import { maxPaperTemplateName, maxPaperTemplates, type PaperTemplate } from "#domain/documents/paperTemplate.ts";
import { paperTypes } from "#domain/documents/papers.ts";
import { list, text } from "../../http/requestSchema.ts";
import { idOf } from "../../openapi/commonFields.ts";
import type { OperationSpec } from "../../openapi/operationSpec.ts";

const tag = "Attachments";
const example = { name: "Germany", types: ["INVOICE", "PACKING_LIST", "BILL_OF_LADING", "COO"], country: "Germany" };
const countryWords = "English name of the country of destination that it is for";

export const templateBody = z
  .object({
    name: text(Infinity).describe(`The name, at most ${maxPaperTemplateName} characters, once in an office.`),
    types: list(z.enum(paperTypes)).describe("The documents that a new shipment needs: at least one."),
    country: text().meta({ description: `${countryWords}; empty for any.`, example: "Germany" }),
    buyerId: text().describe("The consignee that it is for; empty for any. A template needs a country, a consignee or both."),
  })
  .meta({ id: "PaperTemplateBody", example, description: "A document set for new shipments.", required: ["name", "types"] });

const template = z
  .object({
    paperTemplateId: z.string().describe("The template's id."),
    name: z.string().meta({ description: "The name.", example: "Germany" }),
    types: z.array(z.enum(paperTypes)).describe("The documents that a new shipment needs."),
    country: z.string().meta({ description: `${countryWords}; empty for any.`, example: "Germany" }),
    buyerId: z.string().nullable().describe("The consignee that it is for; null for any."),
    buyerName: z.string().describe("That consignee's name; empty without one, and if it was deleted."),
  })
  .meta({
    id: "PaperTemplate",
    example: { ...example, buyerId: null, buyerName: "" },
    description: "A document set for new shipments.",
  }) satisfies z.ZodType<PaperTemplate>;

const query = { paperTemplateId: idOf("document set template") };
const notFound = "The template or the consignee does not exist.";
const taken = "A template has this name.";
const faulty = `The name is blank or too long, no document is chosen, neither country nor consignee is named, the country is unknown, or there are ${maxPaperTemplates} templates.`;

export const templateOperations = {
  list: {
    id: "listPaperTemplates",
    tag,
    summary: "Document sets for new shipments",
    description: "The newest first: a new shipment takes the first that is for its country of destination and its consignee.",
    answer: z.object({ templates: z.array(template).describe("The templates.") }),
  },
  add: {
    id: "addPaperTemplate",
    tag,
    summary: "Add a document set for new shipments",
    body: templateBody,
    answer: template,
    isIdempotent: true,
    refusals: { 404: "The consignee does not exist.", 409: taken, 422: faulty },
  },
  update: {
    id: "updatePaperTemplate",
    tag,
    summary: "Change a document set for new shipments",
    description: "Shipments of before keep their set.",
    query,
    body: templateBody,
    answer: template,
    refusals: { 404: notFound, 409: taken, 422: faulty },
  },
  remove: {
    id: "deletePaperTemplate",
    tag,
    summary: "Delete a document set for new shipments",
    query,
    answer: z.object({ paperTemplateId: z.string().describe("The id of the deleted template.") }),
    isIdempotent: true,
    refusals: { 404: "The template does not exist." },
  },
} satisfies Record<string, OperationSpec>;
