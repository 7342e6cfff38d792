// First, because its watchdog starts while the other modules load.
import { serveTasks } from "../../workerProcess/serveTasks.ts";
import type { DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { ShipmentWarning } from "#domain/shipment/warning.ts";
import { DocumentProblem, type DocumentProblemCode } from "../limits/documentProblem.ts";
import { createTypstRenderer, type RenderOptions, type RenderOutput } from "./typstRenderer.ts";
import { approvalRecordModel, type ApprovalRecord } from "../models/approvalRecordModel.ts";
import { brokerageBillModel, type BrokerageBill } from "../models/brokerageBillModel.ts";
import { buildDocumentModel } from "../models/buildDocumentModel.ts";
import { plainTextOf } from "../models/plainText.ts";

type Printed = { document: DocumentRequest; shipment: Shipment } | { bill: BrokerageBill } | { record: ApprovalRecord };

/** A document of a shipment, a broker's bill, or an approval record, to render with its options. */
export type RenderTask = Printed & { options: RenderOptions };

/**
 * `unknownFields` lists unknown merge fields of the user's texts, each once, in order; `warnings` what is omitted; `plainText` is the
 * document for a message.
 */
export type RenderNotes = { unknownFields: string[]; warnings: ShipmentWarning[]; plainText: string | null };

/** The rendering with its notes, or the problem. Errors lose their class between processes, so they are sent as data. */
export type RenderResult =
  | ({ output: RenderOutput } & RenderNotes)
  | { problem: { message: string; code: DocumentProblemCode; field: string[] | null; cause: string } };

const renderer = createTypstRenderer();

const draw = ({ options, ...task }: RenderTask): RenderResult => {
  try {
    if ("record" in task) {
      const signatures = task.record.decisions.map(({ signature }) => signature);
      const output = renderer.render(approvalRecordModel(task.record), { ...options, signatures });
      return { output, unknownFields: [], warnings: [], plainText: null };
    }
    const model = "bill" in task ? brokerageBillModel(task.bill) : buildDocumentModel(task.document, task.shipment);
    const { unknownFields, warnings } = model;
    return { output: renderer.render(model, options), unknownFields, warnings, plainText: plainTextOf(model) };
  } catch (error) {
    const { message, code, field, cause } = error instanceof DocumentProblem ? error : failure(error);
    return { problem: { message, code, field, cause: typeof cause === "string" ? cause : "" } };
  }
};

renderer.prepare();
serveTasks(draw, () => renderer.evictCache());

function failure(error: unknown): DocumentProblem {
  return new DocumentProblem("The document could not be drawn", "FAILED", null, error instanceof Error ? error.message : String(error));
}
