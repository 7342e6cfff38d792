import { z } from "zod";
import { paperSources, paperStates, paperTypes } from "#domain/documents/papers.ts";
import { count, id, instant, text } from "./parsing/fields.ts";

const paper = z.object({
  type: z.enum(paperTypes),
  isNeeded: z.boolean(),
  source: z.enum(paperSources).nullable(),
  state: z.enum(paperStates),
  key: z.string().nullable(),
  originals: count.nullable(),
  copies: count.nullable(),
  note: text,
  dueOn: text,
});
export type Paper = z.output<typeof paper>;

export const paperSet = z.object({ papers: z.array(paper), needed: count, available: count, isChosen: z.boolean() });
export type PaperSet = z.output<typeof paperSet>;

export const paperTemplate = z.object({
  paperTemplateId: id,
  name: text,
  types: z.array(z.enum(paperTypes)),
  country: text,
  buyerId: id.nullable(),
  buyerName: text,
});
export type PaperTemplate = z.output<typeof paperTemplate>;
export const paperTemplates = z.object({ templates: z.array(paperTemplate) });

const matrixRow = z.object({
  shipmentId: id,
  shipmentName: text,
  firmId: id,
  firmName: text,
  buyerName: text,
  invoiceNo: text,
  createdAt: instant,
  papers: z.array(paper),
});
export type MatrixRow = z.output<typeof matrixRow>;

const matrixCount = z.object({
  type: z.enum(paperTypes),
  available: count,
  draft: count,
  missing: count,
  missingWithDraft: count.nullish(),
});
export type MatrixCount = z.output<typeof matrixCount>;

export const paperMatrix = z.object({
  shipments: z.array(matrixRow),
  total: count,
  hasNext: z.boolean(),
  counts: z.array(matrixCount).nullable(),
});
