import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../api/db/database.ts";
import { migrate } from "../../../api/db/migrate.ts";

let migrated: Promise<Buffer> | undefined;

/** Puts an empty, migrated embedded database into a data directory. The migrations run once in a worker: they take as long as a test. */
export async function putMigratedDatabase(dataDir: string): Promise<void> {
  migrated ??= runMigrations();
  await writeFile(join(dataDir, "lading.sqlite"), await migrated);
}

async function runMigrations(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), "lading-migrated-"));
  try {
    const { db, close } = await openDatabase({ dataDir });
    await migrate(db);
    // Closing also brings the log of writes into the file.
    await close();
    return await readFile(join(dataDir, "lading.sqlite"));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
