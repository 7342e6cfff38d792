import { Client } from "pg";
import { expect } from "vitest";
import type { TestApi } from "../api/anApi.ts";

/** A transaction of a test on PostgreSQL, whose rows others wait for. */
export type HeldRows = {
  /** Carries out a statement in it. */
  run: (statement: string, parameters: string[]) => Promise<void>;
  /** Resolves once that many transactions wait for a lock. */
  areWaitedFor: (by?: number) => Promise<void>;
  commit: () => Promise<void>;
};

/** Begins a transaction with a statement that locks rows: another one of the same moment, which is committed first. */
export async function holdRows({ databaseUrl }: TestApi, statement: string, parameters: string[]): Promise<HeldRows> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("BEGIN");
  const run = async (text: string, values: string[]) => void (await client.query(text, values));
  await run(statement, parameters);
  return {
    run,
    async areWaitedFor(by = 1) {
      const ofThis = "database = (SELECT oid FROM pg_database WHERE datname = current_database())";
      const waiting = `SELECT count(DISTINCT pid)::int AS count FROM pg_locks WHERE NOT granted AND (${ofThis} OR database IS NULL)`;
      await expect.poll(async () => (await client.query<{ count: number }>(waiting)).rows[0]?.count).toBeGreaterThanOrEqual(by);
    },
    async commit() {
      await client.query("COMMIT");
      await client.end();
    },
  };
}
