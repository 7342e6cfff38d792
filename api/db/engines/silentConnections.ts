import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";

/** There is no connection to PostgreSQL, none was free in time, or it died before a commit: nothing was stored. */
export class Unreachable extends Error {}

/**
 * In milliseconds: how long a statement is silent until the server is asked about it, and how often then; how long the server may take; and
 * how long an answer may be under way.
 */
const patience = { statement: 8_000, probe: 5_000, underWay: 1_000 };

/** Limits of a connection that asks about others. */
export const probeLimits = { connectionTimeoutMillis: patience.probe, query_timeout: patience.probe };

/**
 * Ends a connection that died without a word, as when PostgreSQL's machine vanishes: the kernel would wait a quarter of an hour. A statement
 * may take as long as the server works on it, so the server is asked, over a connection that `makeProbe` makes (ADR-0161).
 */
export function endWhenDead(client: Client, makeProbe: () => Client): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  // What was sent until the last complete answer: if it is more than that, an answer is due.
  let answered = stream.bytesWritten;
  client.on("drain", () => (answered = stream.bytesWritten));
  // A callback of setTimeout would be called once only.
  stream.setTimeout(patience.statement).on("timeout", () => void watch(stream));

  async function watch(socket: Socket): Promise<void> {
    const { bytesRead } = socket;
    const isDue = () => !socket.destroyed && socket.bytesWritten > answered && socket.bytesRead === bytesRead;
    while (isDue()) {
      const isAlive = await isAtWork(client, makeProbe());
      await wait(isAlive ? patience.statement : patience.underWay, undefined, { ref: false });
      if (!isAlive && isDue()) socket.destroy(new Unreachable("The database does not answer"));
    }
  }
}

/** Whether the server works on a statement of `client`, as far as it can tell. */
async function isAtWork(client: Client, probe: Client): Promise<boolean> {
  const { DatabaseError } = await import("pg");
  probe.on("error", () => undefined);
  try {
    await probe.connect();
    const text = "SELECT pid, state FROM pg_stat_activity WHERE pid IN ($1, pg_backend_pid())";
    const { rows } = await probe.query<{ pid: number; state: string | null }>(text, [pidOf(client)]);
    const isActive = (pid: unknown) => rows.some((row) => row.pid === pid && row.state === "active");
    // Where the probe does not find even itself, as behind a pooler, that the server answers is all there is to know.
    return !isActive(pidOf(probe)) || isActive(pidOf(client));
  } catch (error) {
    // The server refuses, for example because it has no place for another connection: it is there.
    return error instanceof DatabaseError;
  } finally {
    void probe.end().catch(() => undefined);
  }
}

/** The id of the server's process for a connection, which the driver's types leave out. */
function pidOf(client: Client): unknown {
  return Reflect.get(client, "processID");
}
