import Fastify from "fastify";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createLogger } from "../../gateway/telemetry/logger.ts";
import { openDatabase } from "../../api/db/database.ts";
import { startPostgres } from "../support/database/postgresServer.ts";

test("the log of an error has what PostgreSQL calls it, and none of the row's values", async () => {
  const postgres = await startPostgres();
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: postgres.url });
  const lines: string[] = [];
  const app = Fastify({ loggerInstance: createLogger("error", { write: (line) => lines.push(line) }) });
  app.get("/", async () => await sql`CREATE TABLE accounts (email TEXT, number TEXT NOT NULL)`.execute(db));
  app.post("/", async () => await sql`INSERT INTO accounts VALUES (${"asha@tarangvel.example"}, NULL)`.execute(db));
  app.setErrorHandler((error, { log }, reply) => {
    log.error({ err: error }, "request failed");
    return reply.code(500).send("");
  });
  try {
    expect((await app.inject({ method: "GET", url: "/" })).statusCode).toBe(200);
    expect((await app.inject({ method: "POST", url: "/" })).statusCode).toBe(500);
    expect(lines.join("")).toContain('"code":"23502"');
    expect(lines.join("")).not.toContain("asha");
  } finally {
    await app.close();
    await close();
    await postgres.stop();
  }
});
