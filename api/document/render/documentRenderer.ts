import type { DocumentRequest } from "#domain/documents/document.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import { QueueFull } from "../../workerProcess/fairQueue.ts";
import { openWorkerPool, type WorkerPool } from "../../workerProcess/workerPool.ts";
import { defaultTaskMegabytes, TaskKilled } from "../../workerProcess/workerProcess.ts";
import { DocumentProblem } from "../limits/documentProblem.ts";
import type { ApprovalRecord } from "../models/approvalRecordModel.ts";
import type { BrokerageBill } from "../models/brokerageBillModel.ts";
import type { DocumentImages, RenderFormat, RenderOutput } from "./typstRenderer.ts";
import type { RenderNotes, RenderResult, RenderTask } from "./renderProcess.ts";
import { allPages, type PagesWanted, type SvgPages } from "./svgPages.ts";

/** A document of an owner's shipment, for a person of the office. The renderer reads the firm's images only when a place is free. */
export type DocumentInput = {
  ownerId: string;
  personId: string;
  document: DocumentRequest;
  shipment: Shipment;
  images: () => Promise<DocumentImages>;
};

/** The page after a file of an owner, for a person of the office. */
type RecordInput = { ownerId: string; personId: string; record: ApprovalRecord };

/** A broker's bill (ADR-0114), likewise; `ownerId` and the images are the broker's. */
export type BillInput = { ownerId: string; personId: string; bill: BrokerageBill; images: () => Promise<DocumentImages> };

/** The PDF. */
type Rendered = { pdf: Buffer } & RenderNotes;

/** Pages, or their layers, as SVG texts, to show as images; `pageCount` counts all pages of the document. */
export type Preview = Omit<SvgPages, "mismatch"> & RenderNotes;

/** The wanted pages (all by default). When the signal aborts, a waiting preview leaves the queue, and one that takes long is given up. */
export type PreviewOptions = Partial<PagesWanted> & { signal?: AbortSignal };

/** Renders documents. Rejects with a DocumentProblem if a document cannot be rendered. */
export type DocumentRenderer = {
  /** When the signal aborts, a waiting document leaves the queue, and one that takes long is given up. */
  render(input: DocumentInput | BillInput, options?: { signal?: AbortSignal }): Promise<Rendered>;
  preview(input: DocumentInput | BillInput, options?: PreviewOptions): Promise<Preview>;
  /** The PDF of an approval record. */
  renderRecord(input: RecordInput): Promise<Buffer>;
  /** Starts the first process, because somebody is about to draw: it takes longer to start than to draw. */
  wake(): void;
  /** Finishes accepted documents, accepts no more, and ends the processes. */
  close(): Promise<void>;
};

export type DocumentRendererOptions = {
  /** Maximum milliseconds of a rendering; beyond it the process is killed and only that request fails. */
  timeoutMs?: number;
  /** Maximum memory of a rendering's process; beyond it the process is killed. */
  memoryMegabytes?: number;
  /** Called once when the first preview is the compiler's own SVG, with the reason. */
  onOwnSvg?: (mismatch: string) => void;
};

/** Two processes, at most one for each owner, so that one owner never blocks all others. The people of a busy office share 16 places. */
const queue = { places: 2, placesPerKey: 1, waitingPerKey: 15, waiting: 100 };
/** Documents of one person, drawn and waiting. */
const mostOfPerson = 4;

const noPages: SvgPages = { pages: [], layers: [], pageCount: 0, mismatch: null };

const entry = new URL("./renderProcess.ts", import.meta.url);

/**
 * Renders documents in processes that can be killed; they start when the first documents are wanted, and stay. A rendering that takes too long or too
 * much memory, or crashes, fails only its own request.
 */
export function openDocumentRenderer({
  timeoutMs = 20_000,
  memoryMegabytes = defaultTaskMegabytes,
  onOwnSvg = () => undefined,
}: DocumentRendererOptions = {}): DocumentRenderer {
  const limits = { milliseconds: timeoutMs, megabytes: memoryMegabytes };
  const pool: WorkerPool<RenderTask, RenderResult> = openWorkerPool({ entry, limits, queue, isKept: true });
  let hasReported = false;
  // Contains a person only while a document of theirs is drawn or waits.
  const askedBy = new Map<string, number>();

  function leave(personId: string): void {
    const others = (askedBy.get(personId) ?? 1) - 1;
    if (others > 0) askedBy.set(personId, others);
    else askedBy.delete(personId);
  }

  async function renderInProcess(input: DocumentInput | BillInput | RecordInput, format: RenderFormat, signal?: AbortSignal) {
    const { ownerId, personId } = input;
    if (signal?.aborted) throw tooManyWaiting();
    const asked = askedBy.get(personId) ?? 0;
    if (asked >= mostOfPerson) throw tooManyOfYours();
    askedBy.set(personId, asked + 1);
    const prepare = async () => {
      if ("record" in input) return { record: input.record, options: { ...format, images: {} } };
      const options = { ...format, images: await input.images() };
      return "bill" in input ? { bill: input.bill, options } : { document: input.document, shipment: input.shipment, options };
    };
    const result = await pool
      .run(ownerId, prepare, { signal })
      .catch((error: unknown) => {
        throw problemOf(error, signal);
      })
      .finally(() => leave(personId));
    if ("output" in result) return result;
    const { message, code, field, cause } = result.problem;
    throw new DocumentProblem(message, code, field, cause);
  }

  return {
    async render(input, { signal } = {}) {
      const { output, ...notes } = await renderInProcess(input, { format: "pdf" }, signal);
      return { pdf: pdfOf(output), ...notes };
    },
    async renderRecord(input) {
      return pdfOf((await renderInProcess(input, { format: "pdf" })).output);
    },
    async preview(input, { range = allPages, known = null, signal } = {}) {
      const { output, ...notes } = await renderInProcess(input, { format: "svg", range, known }, signal);
      const { pages, layers, pageCount, mismatch } = output.format === "svg" ? output : noPages;
      if (mismatch !== null && !hasReported) {
        hasReported = true;
        onOwnSvg(mismatch);
      }
      return { pages, layers, pageCount, ...notes };
    },
    wake: () => pool.wake(),
    close: () => pool.close(),
  };
}

function pdfOf(output: RenderOutput): Buffer {
  return Buffer.from(output.format === "pdf" ? output.pdf : []);
}

function tooManyWaiting(): DocumentProblem {
  return new DocumentProblem("Too many documents are waiting; try again", "BUSY");
}

function tooManyOfYours(): DocumentProblem {
  return new DocumentProblem("Too many of your documents are being drawn. Please try again in a moment.", "RATE_LIMITED");
}

/** The problem in the user's words. Rethrows errors unrelated to rendering. */
function problemOf(error: unknown, signal: AbortSignal | undefined): DocumentProblem {
  if (error instanceof QueueFull && error.scope === "key") {
    return new DocumentProblem("Too many documents of your office are being drawn. Please try again in a moment.", "RATE_LIMITED");
  }
  // After an abort nobody reads the message, so any will do.
  if (error instanceof QueueFull || signal?.aborted) return tooManyWaiting();
  if (!(error instanceof TaskKilled)) throw error;
  switch (error.reason) {
    case "TIME":
      return new DocumentProblem("The document took too long to draw", "TOO_LARGE");
    case "MEMORY":
      return new DocumentProblem("The document took too much memory to draw", "TOO_LARGE");
    case "GIVEN_UP":
      return tooManyWaiting();
    case "CRASH":
      return new DocumentProblem("The document could not be drawn", "FAILED", null, error.message);
  }
}
