import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { extract, type ReadEntry } from "tar";

/**
 * Restores a backup (`npm run backup`) into a DATA_DIR that is empty or does not exist. The archive is unpacked next to it,
 * checked (the database whole, every file it knows there), and only then takes its place.
 */
process.umask(0o077);
const [archive] = process.argv.slice(2);
const dataDir = resolve(process.env["DATA_DIR"] ?? "./data");

if (!archive) refuse("Name the backup: npm run restore -- lading-backup.tar.gz");
if (!existsSync(archive)) refuse(`There is no ${archive}.`);
if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
  refuse(`${dataDir} is not empty: move it away first, or name another DATA_DIR.`);

const stage = `${dataDir}.restoring`;
rmSync(stage, { recursive: true, force: true });
mkdirSync(stage, { recursive: true, mode: 0o700 });
try {
  await extract({ file: archive, cwd: stage, filter: (_path, entry) => isPlain(entry) });
  const files = check();
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(stage, dataDir);
  console.log(`Restored ${dataDir}: the database and ${files} files.`);
} catch (error) {
  rmSync(stage, { recursive: true, force: true });
  refuse(`${archive} cannot be restored: ${error instanceof Error ? error.message : String(error)}`);
}

/** A backup holds files and folders. A link could lead out of the folder that is restored. */
function isPlain(entry: object): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- While extracting, the filter is given entries of the archive only.
  const { type } = entry as ReadEntry;
  return type === "File" || type === "Directory";
}

/** Returns the number of files in the database. Throws if the backup is damaged. */
function check(): number {
  const path = join(stage, "lading.sqlite");
  if (!existsSync(path)) throw new Error("it holds no database");
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const verdict = Object.values(database.prepare("PRAGMA integrity_check").get() ?? {})[0];
    if (verdict !== "ok") throw new Error(`its database is damaged: ${String(verdict)}`);
    const rows = database.prepare("SELECT owner_id || '/' || key AS path FROM files").all();
    const missing = rows.filter((row) => !existsSync(join(stage, "files", String(row["path"]))));
    if (missing.length > 0) throw new Error(`${missing.length} of its files are missing`);
    return rows.length;
  } finally {
    database.close();
  }
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
