import { Worker } from "node:worker_threads";
import { DocumentProblem } from "./documentProblem.ts";
import type { DocumentImages, Drawing, Drawn } from "./drawing.ts";
import { createQueue, type Job } from "./drawingQueue.ts";
import type { Answer } from "./drawingWorker.ts";
import type { Sheet } from "./sheet.ts";
import { allPages, type PageRange } from "./svgPages.ts";

/** A sheet with the firm's images; which of them show is the sheet's matter. */
export type DocumentInput = { sheet: Sheet; images: DocumentImages };

/** Pages as SVG texts, to be shown as images; `pageCount` counts those as well that were not asked for. */
export type Preview = { pages: string[]; pageCount: number };

/** Which pages are wanted (all by default), and for how long: a preview is dropped from the queue once the signal is given. */
export type PreviewOptions = { range?: PageRange; signal?: AbortSignal };

/** Draws sheets. Rejects with a DocumentProblem where a document cannot be drawn. */
export type Documents = {
  render(input: DocumentInput): Promise<Buffer>;
  preview(input: DocumentInput, options?: PreviewOptions): Promise<Preview>;
  /** Draws what was accepted, takes nothing new, and ends the worker. */
  close(): Promise<void>;
};

export type DocumentsOptions = {
  /** A drawing that takes longer is ended with its worker; that request alone fails. */
  timeoutMs?: number;
  /** How many drawings may wait; more are refused at once with the code BUSY. */
  maxWaiting?: number;
};

/**
 * Opens the drawing of documents: one worker thread, started with the first document, and a queue before it, in which
 * documents go before previews. A drawing that takes too long or crashes costs its own request; the next one gets a new worker.
 */
export function openDocuments({ timeoutMs = 20_000, maxWaiting = 200 }: DocumentsOptions = {}): Documents {
  const waiting = createQueue(maxWaiting);
  let worker: Worker | null = null;
  let current: Job | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let onIdle: (() => void) | null = null;

  function draw(drawing: Drawing, signal: AbortSignal | null): Promise<Drawn> {
    if (isClosed) return Promise.reject(new DocumentProblem("The server is stopping", "BUSY"));
    return new Promise((resolve, reject) => {
      waiting.add({ drawing, resolve, reject }, signal);
      next();
    });
  }

  function next(): void {
    if (current) return;
    const job = waiting.take();
    if (!job) {
      onIdle?.();
      return;
    }
    current = job;
    worker ??= startWorker();
    const thread = worker;
    timer = setTimeout(() => lose(thread, new DocumentProblem("The document took too long to draw", "TOO_LARGE")), timeoutMs);
    thread.postMessage(job.drawing, []);
  }

  function startWorker(): Worker {
    const thread = new Worker(new URL("./drawingWorker.ts", import.meta.url));
    // An idle worker does not keep the process alive; while it draws, its timer does.
    thread.unref();
    const crashed = (cause: string) => lose(thread, new DocumentProblem("The document could not be drawn", "FAILED", null, cause));
    thread.on("error", (error) => crashed(error instanceof Error ? error.message : String(error)));
    thread.on("exit", (code) => crashed(`The worker ended with code ${code}`));
    thread.on("message", (answer: Answer) => {
      if (worker !== thread) return;
      const job = takeCurrent();
      if ("drawn" in answer) job?.resolve(answer.drawn);
      else job?.reject(problemFrom(answer.problem));
      next();
    });
    return thread;
  }

  /** Gives a worker up together with the drawing it holds. */
  function lose(thread: Worker, problem: DocumentProblem): void {
    if (worker !== thread) return;
    worker = null;
    void thread.terminate();
    takeCurrent()?.reject(problem);
    next();
  }

  function takeCurrent(): Job | null {
    clearTimeout(timer);
    const job = current;
    current = null;
    return job;
  }

  return {
    async render({ sheet, images }) {
      const drawn = await draw({ format: "pdf", sheet, images }, null);
      return Buffer.from(drawn.format === "pdf" ? drawn.pdf : []);
    },
    async preview({ sheet, images }, { range = allPages, signal } = {}) {
      const drawn = await draw({ format: "svg", range, sheet, images }, signal ?? null);
      return drawn.format === "svg" ? { pages: drawn.pages, pageCount: drawn.pageCount } : { pages: [], pageCount: 0 };
    },
    async close() {
      isClosed = true;
      if (current) await new Promise<void>((resolve) => (onIdle = resolve));
      const thread = worker;
      worker = null;
      await thread?.terminate();
    },
  };
}

function problemFrom({ message, code, field, cause }: Extract<Answer, { problem: unknown }>["problem"]): DocumentProblem {
  return new DocumentProblem(message, code, field, cause);
}
