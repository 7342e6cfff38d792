import type { DocumentRequest } from "#domain/document.ts";
import type { Shipment } from "#domain/shipment.ts";
import { serveTasks } from "../workerProcess/serveTasks.ts";
import { DocumentProblem, type DocumentProblemCode } from "./documentProblem.ts";
import { createPress, type Drawing, type Drawn } from "./drawing.ts";
import { sheetOf } from "./sheetOf.ts";

/** A document to draw, and how. */
export type DrawingTask = { document: DocumentRequest; shipment: Shipment; drawing: Drawing };

/** The drawing with the merge fields that nobody knows, or why there is none. Errors lose their class on the way, so they travel as data. */
export type DrawingResult =
  | { drawn: Drawn; unknownFields: string[] }
  | { problem: { message: string; code: DocumentProblemCode; field: string[] | null; cause: string } };

const press = createPress();

serveTasks(({ document, shipment, drawing }: DrawingTask): DrawingResult => {
  try {
    const sheet = sheetOf(document, shipment);
    return { drawn: press.draw(sheet, drawing), unknownFields: sheet.unknownFields };
  } catch (error) {
    const { message, code, field, cause } = error instanceof DocumentProblem ? error : failure(error);
    return { problem: { message, code, field, cause: typeof cause === "string" ? cause : "" } };
  }
});

function failure(error: unknown): DocumentProblem {
  return new DocumentProblem("The document could not be drawn", "FAILED", null, error instanceof Error ? error.message : String(error));
}
