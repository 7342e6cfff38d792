import { parentPort } from "node:worker_threads";
import { DocumentProblem, type DocumentProblemCode } from "./documentProblem.ts";
import { createPress, type Drawing, type Drawn } from "./drawing.ts";

/** What the worker answers: the drawing, or why there is none. Errors lose their class on the way, so they travel as data. */
export type Answer = { drawn: Drawn } | { problem: { message: string; code: DocumentProblemCode; field: string[] | null; cause: string } };

const port = parentPort;
if (!port) throw new Error("drawingWorker.ts runs as a worker thread");

const press = createPress();
port.on("message", (drawing: Drawing) => {
  const answer = draw(drawing);
  port.postMessage(answer, "drawn" in answer && answer.drawn.format === "pdf" ? [answer.drawn.pdf.buffer as ArrayBuffer] : []);
});

function draw(drawing: Drawing): Answer {
  try {
    return { drawn: ownBytes(press.draw(drawing)) };
  } catch (error) {
    const { message, code, field, cause } = error instanceof DocumentProblem ? error : failure(error);
    return { problem: { message, code, field, cause: typeof cause === "string" ? cause : "" } };
  }
}

/** The compiler's buffer is foreign memory that cannot change hands; a copy of our own can. */
function ownBytes(drawn: Drawn): Drawn {
  return drawn.format === "pdf" ? { format: "pdf", pdf: new Uint8Array(drawn.pdf) } : drawn;
}

function failure(error: unknown): DocumentProblem {
  return new DocumentProblem("The document could not be drawn", "FAILED", null, error instanceof Error ? error.message : String(error));
}
