import { DocumentProblem } from "./documentProblem.ts";
import type { Drawing, Drawn } from "./drawing.ts";

/** A drawing that somebody waits for. */
export type Job = { drawing: Drawing; resolve: (drawn: Drawn) => void; reject: (error: Error) => void };

/** The drawings that wait for the press. */
export type DrawingQueue = {
  /** Adds one at the end of its line; nobody waits for it any more once the signal is given, and then it is dropped. */
  add(job: Job, signal: AbortSignal | null): void;
  /** Takes the next one out: documents before previews, which are looked at and soon drawn anew. */
  take(): Job | undefined;
};

/** A queue in which at most `mostWaiting` drawings wait; more are rejected at once with the code BUSY. */
export function createQueue(mostWaiting: number): DrawingQueue {
  const documents: Job[] = [];
  const previews: Job[] = [];
  return {
    add(job, signal) {
      if (signal?.aborted) return job.reject(givenUp());
      if (documents.length + previews.length >= mostWaiting) {
        return job.reject(new DocumentProblem("Too many documents are waiting; try again", "BUSY"));
      }
      const line = job.drawing.format === "pdf" ? documents : previews;
      line.push(job);
      signal?.addEventListener("abort", () => drop(line, job), { once: true });
    },
    take: () => documents.shift() ?? previews.shift(),
  };
}

/** One that is being drawn by now is drawn to its end: ending it would cost the worker with all it has read. */
function drop(line: Job[], job: Job): void {
  const place = line.indexOf(job);
  if (place === -1) return;
  line.splice(place, 1);
  job.reject(givenUp());
}

/** Nobody hears it any more: as good a word as any. */
function givenUp(): DocumentProblem {
  return new DocumentProblem("Nobody waits for the drawing any more", "BUSY");
}
