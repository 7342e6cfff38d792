import { randomBytes } from "node:crypto";
import { expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "../../../api/db/database.ts";
import { addressOf, run } from "../../support/database/postgresDatabase.ts";

test.each(["SQL_ASCII", "LATIN1"])("a new database in %s, which cannot hold every text, is refused by name (R-1337)", async (encoding) => {
  const server = inject("postgresUrl") ?? "";
  const name = `lading_${randomBytes(6).toString("hex")}`;
  await run(server, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING '${encoding}' LOCALE_PROVIDER libc LOCALE 'C'`);
  onTestFinished(() => run(server, `DROP DATABASE ${name} WITH (FORCE)`));
  await expect(openDatabase({ dataDir: "", databaseUrl: addressOf(server, name) })).rejects.toThrow(
    `The PostgreSQL of DATABASE_URL cannot be used: its encoding is ${encoding}`,
  );
});
