import { documentOf, type DocumentRequest } from "#domain/documents/document.ts";
import type { FieldValues } from "#domain/documents/documentDefinition.ts";
import { wordingOf } from "#domain/masterData/wordings/wordings.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { documentBudget } from "../limits/documentLimits.ts";
import { fillerOf, type Filler } from "../mergeFields/shipmentMergeFields.ts";
import { parseMarkup, type Block } from "../text/markup.ts";

/** The paragraphs of a document's wordings, and what is wrong with the merge fields in them. */
type Wordings = { blocksOf: (field: string) => Block[] } & Pick<Filler, "unknownFields" | "warnings">;

/**
 * Reads the fields of a request whose proposal is a wording of the firm: the request's text, or the firm's present wording if the request
 * has none. No blocks for a blank text.
 */
export function openWordings(document: DocumentRequest, shipment: Shipment): Wordings {
  const budget = documentBudget();
  const filler = fillerOf(document, shipment, budget);
  const values: FieldValues = document.request;
  return {
    blocksOf(name) {
      const field = documentOf(document.kind).fields.find((each) => each.name === name);
      if (field?.type !== "wording") throw new Error(`${name} is no wording of the document`);
      const value = values[name];
      const text = typeof value === "string" ? value : wordingOf(field.wording, shipment.firm);
      return text.trim() === "" ? [] : parseMarkup(filler.fill(text, name), { budget, field: [name] });
    },
    unknownFields: filler.unknownFields,
    warnings: filler.warnings,
  };
}

/** A request without the texts that are the firm's present wordings anyway, so that the document follows them when it is made again. */
export function followingWordings<Request extends DocumentRequest>(document: Request, { firm }: Pick<Shipment, "firm">): Request {
  const values: FieldValues = document.request;
  const same = documentOf(document.kind).fields.flatMap((field) =>
    field.type === "wording" && values[field.name] === wordingOf(field.wording, firm) ? [[field.name, null]] : [],
  );
  return { ...document, request: { ...document.request, ...Object.fromEntries(same) } };
}
