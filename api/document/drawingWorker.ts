import { parentPort } from "node:worker_threads";
import { DocumentProblem, type DocumentProblemCode } from "./documentProblem.ts";
import { createPress, type Drawing, type Drawn } from "./drawing.ts";
import type { MergeFile, MergeTitle } from "./mergeFiles.ts";

/** What the worker is asked for: a drawing, or stored files as one. */
export type Work = Drawing | { format: "merge"; files: MergeFile[]; title: MergeTitle };

/** What the worker answers: the drawing, or why there is none. Errors lose their class on the way, so they travel as data. */
export type Answer = { drawn: Drawn } | { problem: { message: string; code: DocumentProblemCode; field: string[] | null; cause: string } };

const port = parentPort;
if (!port) throw new Error("drawingWorker.ts runs as a worker thread");

const press = createPress();
port.on("message", async (work: Work) => {
  const answer = await answerTo(work);
  port.postMessage(answer, "drawn" in answer && answer.drawn.format === "pdf" ? [answer.drawn.pdf.buffer as ArrayBuffer] : []);
});

async function answerTo(work: Work): Promise<Answer> {
  try {
    return { drawn: ownBytes(work.format === "merge" ? await merged(work) : press.draw(work)) };
  } catch (error) {
    const { message, code, field, cause } = error instanceof DocumentProblem ? error : failure(error);
    return { problem: { message, code, field, cause: typeof cause === "string" ? cause : "" } };
  }
}

/** The PDF library is large: it is loaded when files are first merged. */
async function merged({ files, title }: Extract<Work, { format: "merge" }>): Promise<Drawn> {
  const { mergeFiles } = await import("./mergeFiles.ts");
  return { format: "pdf", pdf: await mergeFiles(files, title) };
}

/** The compiler's buffer is foreign memory that cannot change hands; a copy of our own can. */
function ownBytes(drawn: Drawn): Drawn {
  return drawn.format === "pdf" ? { format: "pdf", pdf: new Uint8Array(drawn.pdf) } : drawn;
}

function failure(error: unknown): DocumentProblem {
  return new DocumentProblem("The document could not be drawn", "FAILED", null, error instanceof Error ? error.message : String(error));
}
