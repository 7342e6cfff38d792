import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { openDatabase } from "../../../api/db/database.ts";
import { migrate } from "../../../api/db/migrate.ts";
import { complaintsOf } from "./statementCheck.ts";

const template = "lading_template";

/** A database of one test, and its end. */
export type TestDatabase = {
  url: string;
  /** What is wrong with statements (text and parameters) that were carried out on it, a line each. */
  complaints: (statements: ReadonlyMap<string, readonly unknown[]>) => Promise<string[]>;
  drop: () => Promise<void>;
};

/** Makes the database that others are copied from, with every migration run. */
export async function migratedTemplate(serverUrl: string): Promise<void> {
  await run(serverUrl, `CREATE DATABASE ${template}`);
  const { db, close } = await openDatabase({ dataDir: "", databaseUrl: addressOf(serverUrl, template) });
  await migrate(db);
  await close();
}

/** A fresh, migrated database on a server that has the template. */
export async function aPostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `lading_${randomBytes(6).toString("hex")}`;
  await run(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = addressOf(serverUrl, name);
  return {
    url,
    complaints: (statements) => complaintsOf(url, statements),
    drop: () => run(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

export function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

export async function run(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
