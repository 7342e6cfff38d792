import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Client } from "pg";
import type { OwnerEvents } from "./ownerEvents.ts";

const channel = "lading_events";
/** Delay before reconnecting; doubles with each further failure, up to `lastMs`. */
const pauses = { firstMs: 1_000, lastMs: 60_000 };
/** A connection that is silent for this long counts as broken. */
const patienceMs = 5_000;
/** How long to wait for a clean disconnect. */
const goodbyeMs = 1_000;

type Options = {
  connectionString: string;
  signal: OwnerEvents;
  /** How often the connection is checked with a query. */
  heartbeatMilliseconds: number;
  logger: Pick<FastifyBaseLogger, "warn">;
};

/**
 * Tells the other processes on the same PostgreSQL, by NOTIFY, whose events this one has committed, and wakes this one's
 * listeners when they tell of theirs. It has a connection of its own: a NOTIFY within the transactions of writes would have
 * them commit one after the other. Nothing stands on it: while it is broken, or where LISTEN is not to be had, listeners
 * find what there is at their next sign of life; once it is back, all of them look, and what was to be told is. Answers
 * how to end it.
 */
export function startPostgresNotify({ connectionString, signal, heartbeatMilliseconds, logger }: Options): () => Promise<void> {
  const due = new Set<string>();
  const stop = new AbortController();
  let linked: Client | null = null;
  let isTelling = false;
  const unsubscribe = signal.onWake((ownerId) => {
    due.add(ownerId);
    void tell();
  });
  const running = run();
  return async () => {
    unsubscribe();
    stop.abort();
    await running;
  };

  async function run(): Promise<void> {
    let pauseMs = pauses.firstMs;
    while (!stop.signal.aborted) {
      try {
        await withClient({ connectionString, signal: stop.signal }, async (client) => {
          await listen(client, signal);
          pauseMs = pauses.firstMs;
          linked = client;
          signal.hear();
          void tell();
          for (;;) {
            await wait(heartbeatMilliseconds, undefined, { signal: stop.signal });
            await client.query("SELECT 1");
          }
        });
      } catch (error) {
        if (!stop.signal.aborted) logger.warn({ err: error }, `not told of other processes' events; trying again in ${pauseMs} ms`);
      }
      linked = null;
      await wait(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, pauses.lastMs);
    }
  }

  /** Owners added while a statement runs are sent with the next one, each once. */
  async function tell(): Promise<void> {
    const client = linked;
    if (client === null || isTelling) return;
    isTelling = true;
    while (due.size > 0) {
      const owners = [...due];
      due.clear();
      try {
        await client.query("SELECT pg_notify($1, owner) FROM unnest($2::text[]) AS owner", [channel, owners]);
      } catch {
        // The connection reports its failure itself; the next connection sends these owners.
        for (const owner of owners) due.add(owner);
        break;
      }
    }
    isTelling = false;
  }
}

/** Wakes listeners on notifications of other processes; ignores this process's own. */
async function listen(client: Client, signal: OwnerEvents): Promise<void> {
  const { rows } = await client.query<{ own: number }>("SELECT pg_backend_pid() AS own");
  client.on("notification", ({ processId, payload }) => {
    if (processId !== rows[0]?.own) signal.hear(payload);
  });
  await client.query(`LISTEN ${channel}`);
}

type Connecting = { connectionString: string; signal: AbortSignal };

/** A connection for as long as `use` takes. Rejects when it breaks, or when `signal` gives it up. */
async function withClient({ connectionString, signal }: Connecting, use: (client: Client) => Promise<void>): Promise<void> {
  const { default: pg } = await import("pg");
  const limits = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs, keepAlive: true };
  const client = new pg.Client({ connectionString, ...limits });
  const broken = new Promise<never>((_, reject) => {
    client.on("error", reject);
    client.on("end", () => reject(new Error("the connection has ended")));
    signal.addEventListener("abort", () => reject(new Error("given up")), { once: true });
  });
  try {
    await Promise.race([client.connect().then(() => use(client)), broken]);
  } finally {
    await Promise.race([client.end().catch(() => undefined), wait(goodbyeMs)]);
  }
}
