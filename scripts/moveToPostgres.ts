import { join } from "node:path";
import { copyTables } from "../api/db/copyTables.ts";
import { openDatabase } from "../api/db/database.ts";
import { migrate } from "../api/db/migrate.ts";
import { openFiles } from "../api/files/store.ts";
import { refuse, refuseArguments, refuseOnSignal, refuseWithoutDatabase, settings } from "./dataCommand.ts";

/**
 * Copies a stopped, embedded installation (DATA_DIR) into an empty PostgreSQL (DATABASE_URL), and its files into FILES_URL
 * if that is set. Compares counts and digests before it commits; the source stays as it is.
 */
process.umask(0o077);
refuseArguments("move-to-postgres");
const { dataDir, databaseUrl, filesUrl } = settings();

if (!databaseUrl) refuse("DATABASE_URL is not set: name the PostgreSQL to move to.");
refuseWithoutDatabase(dataDir);

// One transaction: what is not moved as a whole is not moved.
refuseOnSignal(() => undefined, "The move was interrupted: repeat it.");
try {
  await move(databaseUrl);
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}

async function move(target: string): Promise<void> {
  const from = await openDatabase({ dataDir });
  const to = await openDatabase({ dataDir, databaseUrl: target });
  try {
    await migrate(from.db);
    await migrate(to.db);
    const { users } = await to.db
      .selectFrom("users")
      .select(({ fn }) => fn.countAll<number>().as("users"))
      .executeTakeFirstOrThrow();
    if (users > 0) throw new Error("The PostgreSQL holds accounts already; name an empty database.");
    if (filesUrl) await copyFiles();
    const tell = ({ table, rows, digest }: { table: string; rows: number; digest: string }) =>
      console.log(`${table.padEnd(24)} ${String(rows).padStart(9)} rows  ${digest.slice(0, 16)}`);
    const sums = await to.db.transaction().execute((trx) => copyTables(from.db, trx, tell));
    console.log(`Moved ${sums.reduce((all, { rows }) => all + rows, 0)} rows of ${sums.length} tables.`);
    console.log(`Keep JWT_SECRET, or the file jwt-secret of ${dataDir}, so that sessions and signed addresses go on.`);
    if (!filesUrl) console.log(`The files stay in ${join(dataDir, "files")}.`);
  } finally {
    await from.close();
    await to.close();
  }

  async function copyFiles(): Promise<void> {
    const here = await openFiles({ dataDir, isOwn: true });
    const there = await openFiles({ dataDir, filesUrl, isOwn: false });
    const rows = await from.db.selectFrom("files").select(["ownerId", "key", "contentType", "size"]).execute();
    for (const { ownerId, key, contentType, size } of rows) {
      const path = `${ownerId}/${key}`;
      const found = await here.disk.getMetaData(path).catch(() => null);
      if (found?.contentLength !== size) throw new Error(`The file ${path} is missing, or has another size than its row in the database.`);
      await there.disk.putStream(path, await here.disk.getStream(path), { contentType, contentLength: size });
      const { contentLength } = await there.disk.getMetaData(path);
      if (contentLength !== size) throw new Error(`The file ${path} came out with ${contentLength} bytes instead of ${size}`);
    }
    console.log(`Copied ${rows.length} files.`);
  }
}
