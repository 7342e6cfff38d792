import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long `/readyz` waits for the store. */
const readyMs = 2_000;

/**
 * Serves `/livez`, for "the process responds", and `/readyz`, for "send requests here". `check` rejects if the store does not respond. A
 * process that shuts down takes no connection any more, also none for these.
 */
export function addHealthChecks(app: FastifyInstance, check: () => Promise<void>): void {
  app.get("/livez", () => "ok");
  app.get("/readyz", async (_request, reply) => {
    const isReady = await answersInTime(check());
    return isReady ? "ok" : await reply.code(503).send("the store does not answer");
  });
}

async function answersInTime(answer: Promise<void>): Promise<boolean> {
  const late = new AbortController();
  const inTime = answer.then(
    () => true,
    () => false,
  );
  const tooLate = wait(readyMs, false, { signal: late.signal }).catch(() => false);
  return await Promise.race([inTime, tooLate]).finally(() => late.abort());
}
