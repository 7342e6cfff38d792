import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** One read of a user: where it goes and what it carries. */
export type Read = { name: string; url: string; method: "GET" | "POST"; headers: Record<string, string>; body?: string };

/** How the reads of one name went. */
export type ReadReport = { name: string; count: number; failed: string[]; longestMs: number };

const everyMs = 150;
const reads: Read[] = workerData;
const reports = new Map(reads.map(({ name }): [string, ReadReport] => [name, { name, count: 0, failed: [], longestMs: 0 }]));
const work = { isOver: false };
parentPort?.once("message", () => (work.isOver = true));

do {
  for (const read of reads) await time(read);
  await wait(everyMs);
} while (!work.isOver);
parentPort?.postMessage([...reports.values()], []);

/** A read failed when it was not answered, not with 200, or by GraphQL with errors. */
async function time({ name, url, method, headers, body }: Read): Promise<void> {
  const report = reports.get(name);
  if (!report) return;
  const askedAt = performance.now();
  try {
    const answer = await fetch(url, { method, headers, body: body ?? null });
    const text = await answer.text();
    if (answer.status !== 200 || !text.includes('"data":{') || /"errors":\[\{/.test(text)) {
      report.failed.push(`${answer.status} ${text.slice(0, 200)}`);
    }
  } catch (error) {
    report.failed.push(String(error));
  }
  report.count += 1;
  report.longestMs = Math.max(report.longestMs, performance.now() - askedAt);
}
