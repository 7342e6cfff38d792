import type { DocumentRequest } from "#domain/document.ts";
import type { Shipment } from "#domain/shipment.ts";
import { QueueFull } from "../../workerProcess/fairQueue.ts";
import { openWorkerPool, type WorkerPool } from "../../workerProcess/workerPool.ts";
import { defaultTaskMegabytes, TaskKilled } from "../../workerProcess/workerProcess.ts";
import { DocumentProblem } from "../limits/documentProblem.ts";
import type { DocumentImages, RenderOutput, RenderFormat } from "./typstRenderer.ts";
import type { RenderResult, RenderTask } from "./renderProcess.ts";
import { allPages, type PageRange } from "./svgPages.ts";

/** A document of an owner's shipment. The firm's images are read once the drawing has its place. */
export type DocumentInput = { ownerId: string; document: DocumentRequest; shipment: Shipment; images: () => Promise<DocumentImages> };

/** A document as PDF; `unknownFields` are merge fields of the user's texts that nobody knows, each once, in their order. */
export type Rendered = { pdf: Buffer; unknownFields: string[] };

/** Pages as SVG texts, to be shown as images; `pageCount` counts those as well that were not asked for. */
export type Preview = { pages: string[]; pageCount: number; unknownFields: string[] };

/** Which pages are wanted (all by default), and for how long: a preview leaves the queue when the signal aborts. */
export type PreviewOptions = { range?: PageRange; signal?: AbortSignal };

/** Draws documents. Rejects with a DocumentProblem where a document cannot be drawn. */
export type DocumentRenderer = {
  render(input: DocumentInput): Promise<Rendered>;
  preview(input: DocumentInput, options?: PreviewOptions): Promise<Preview>;
  /** Draws what was accepted, takes nothing new, and ends the processes. */
  close(): Promise<void>;
};

export type DocumentRendererOptions = {
  /** A drawing that takes longer, in milliseconds, is ended with its process; that request alone fails. */
  timeoutMs?: number;
  /** A drawing whose process takes more memory is ended with it. */
  memoryMegabytes?: number;
};

/** Two processes draw, and an owner has one of them at most, so that one owner's documents never hold up all others. */
const queue = { places: 2, placesPerKey: 1, waitingPerKey: 3, waiting: 100 };

const entry = new URL("./renderProcess.ts", import.meta.url);

/**
 * Opens the drawing of documents in processes that can be killed; they start with the first documents and stay. A drawing that
 * takes too long or too much memory, or crashes, costs its own request.
 */
export function openDocumentRenderer({
  timeoutMs = 20_000,
  memoryMegabytes = defaultTaskMegabytes,
}: DocumentRendererOptions = {}): DocumentRenderer {
  const limits = { milliseconds: timeoutMs, megabytes: memoryMegabytes };
  const pool: WorkerPool<RenderTask, RenderResult> = openWorkerPool({ entry, limits, queue, isKept: true });

  async function renderInProcess(input: DocumentInput, format: RenderFormat, signal?: AbortSignal) {
    const { ownerId, images, document, shipment } = input;
    const prepare = async () => ({ document, shipment, options: { ...format, images: await images() } });
    const result = await pool.run(ownerId, prepare, { signal }).catch((error: unknown) => {
      throw problemOf(error, signal);
    });
    if ("output" in result) return result;
    const { message, code, field, cause } = result.problem;
    throw new DocumentProblem(message, code, field, cause);
  }

  return {
    async render(input) {
      const { output, unknownFields } = await renderInProcess(input, { format: "pdf" });
      return { pdf: Buffer.from(output.format === "pdf" ? output.pdf : []), unknownFields };
    },
    async preview(input, { range = allPages, signal } = {}) {
      const { output, unknownFields } = await renderInProcess(input, { format: "svg", range }, signal);
      return { ...pagesOf(output), unknownFields };
    },
    close: () => pool.close(),
  };
}

function pagesOf(output: RenderOutput): { pages: string[]; pageCount: number } {
  return output.format === "svg" ? { pages: output.pages, pageCount: output.pageCount } : { pages: [], pageCount: 0 };
}

/** Why a document was not drawn, in the user's words. Throws what has nothing to do with the drawing. */
function problemOf(error: unknown, signal: AbortSignal | undefined): DocumentProblem {
  if (error instanceof QueueFull && error.scope === "key") {
    return new DocumentProblem("Too many of your documents are being drawn. Please try again in a moment.", "RATE_LIMITED");
  }
  // Nobody hears a caller's abort any more: as good a word as any.
  if (error instanceof QueueFull || signal?.aborted) return new DocumentProblem("Too many documents are waiting; try again", "BUSY");
  if (!(error instanceof TaskKilled)) throw error;
  switch (error.reason) {
    case "TIME":
      return new DocumentProblem("The document took too long to draw", "TOO_LARGE");
    case "MEMORY":
      return new DocumentProblem("The document took too much memory to draw", "TOO_LARGE");
    case "CRASH":
      return new DocumentProblem("The document could not be drawn", "FAILED", null, error.message);
  }
}
