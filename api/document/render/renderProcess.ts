import type { DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { serveTasks } from "../../workerProcess/serveTasks.ts";
import { DocumentProblem, type DocumentProblemCode } from "../limits/documentProblem.ts";
import { createTypstRenderer, type RenderOptions, type RenderOutput } from "./typstRenderer.ts";
import { buildDocumentModel } from "../models/buildDocumentModel.ts";

/** A document to render, with its options. */
export type RenderTask = { document: DocumentRequest; shipment: Shipment; options: RenderOptions };

/** The rendering and its unknown merge fields, or the problem. Errors lose their class between processes, so they are sent as data. */
export type RenderResult =
  | { output: RenderOutput; unknownFields: string[] }
  | { problem: { message: string; code: DocumentProblemCode; field: string[] | null; cause: string } };

const renderer = createTypstRenderer();

serveTasks(({ document, shipment, options }: RenderTask): RenderResult => {
  try {
    const model = buildDocumentModel(document, shipment);
    return { output: renderer.render(model, options), unknownFields: model.unknownFields };
  } catch (error) {
    const { message, code, field, cause } = error instanceof DocumentProblem ? error : failure(error);
    return { problem: { message, code, field, cause: typeof cause === "string" ? cause : "" } };
  }
});

function failure(error: unknown): DocumentProblem {
  return new DocumentProblem("The document could not be drawn", "FAILED", null, error instanceof Error ? error.message : String(error));
}
