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
 * Notifies other processes on the same PostgreSQL, by NOTIFY, whose events this one has committed, and wakes local listeners on their
 * notifications. Uses a separate connection, because a NOTIFY inside the writing transactions would serialise their commits. Nothing
 * depends on it: without a connection or LISTEN, listeners find new events at their next heartbeat. After reconnecting, it wakes all
 * listeners and sends the pending owners. Returns a function that stops it.
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

  /** Owners added while a statement runs go into the next one, each once. */
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
        // The connection reports the failure itself; the next connection sends these owners.
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

/** Keeps a connection open while `use` runs. Rejects when it breaks or `signal` aborts. */
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
