import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long `/readyz` waits for the store. */
const readyMs = 2_000;

/** `check` rejects if the store does not respond. `isClosing` says whether the process is shutting down. */
type Health = { check: () => Promise<void>; isClosing: () => boolean };

/** Serves `/livez`, for "the process responds", and `/readyz`, for "send requests here". */
export function addHealthChecks(app: FastifyInstance, { check, isClosing }: Health): void {
  app.get("/livez", () => "ok");
  app.get("/readyz", async (_request, reply) => {
    if (isClosing()) return await reply.code(503).send("closing");
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
