import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { extract, type ReadEntry } from "tar";
import { makeFolder, restoringFolder } from "../api/db/dataDirectory.ts";
import { lostList, refuse, refuseOnSignal, settings } from "./dataCommand.ts";

/**
 * Restores a backup (`npm run backup`) into a DATA_DIR that is empty or does not exist. The archive is unpacked into a folder in it,
 * checked (the database whole, every file it knows there), and only then takes its place. The server does not start while that folder is
 * there, so it never takes half a backup for an installation. DATA_DIR itself may be a mounted volume.
 */
process.umask(0o077);
const [archive] = process.argv.slice(2);
const shortestSecret = 32;

if (!archive || archive.startsWith("-")) refuse("Name the backup: npm run restore -- lading-backup.tar.gz");
if (!existsSync(archive)) refuse(`There is no ${archive}.`);
const { dataDir, filesUrl } = settings();
const found = namesIn(dataDir);
const isNew = found === null;
const stage = join(dataDir, restoringFolder);
// What an interrupted restore has unpacked only, and what a new file system has, is no data.
const isData = (name: string) => name !== restoringFolder && name !== "lost+found";
if (found?.some(isData)) refuse(`${dataDir} is not empty: move it away first, or name another DATA_DIR.`);

const clear = () => rmSync(isNew && existsSync(dataDir) ? dataDir : stage, { recursive: true, force: true });
refuseOnSignal(clear, `${archive} was not restored: it was interrupted`);
try {
  rmSync(stage, { recursive: true, force: true });
  makeFolder(stage);
  // Strict: or what the disk does not take is left out with a warning, and the backup seems damaged.
  await extract({ file: archive, cwd: stage, strict: true, filter: (_path, entry) => isPlain(entry) });
  const { files, lost } = check();
  for (const { parentPath, name } of readdirSync(stage, { recursive: true, withFileTypes: true })) persist(join(parentPath, name));
  for (const name of ["files", "jwt-secret", "lading.sqlite"]) {
    if (existsSync(join(stage, name))) renameSync(join(stage, name), join(dataDir, name));
  }
  rmSync(stage, { recursive: true });
  persist(dataDir);
  console.log(`Restored ${dataDir}: the database and ${filesUrl ? "no files, which are in the bucket" : `${files} files`}.`);
  for (const path of lost) console.log(`${path} was lost before the backup was taken.`);
} catch (error) {
  clear();
  refuse(`${archive} cannot be restored: ${error instanceof Error ? error.message : String(error)}`);
}

/** The names in a folder; null if the folder does not exist. */
function namesIn(folder: string): string[] | null {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    refuse(`${folder} cannot be restored to: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A power cut leaves what is said to be restored, though the backup may be deleted by then. */
function persist(path: string): void {
  const opened = openSync(path, "r");
  fsyncSync(opened);
  closeSync(opened);
}

/** A backup holds files and folders. A link could lead out of the folder that is restored. */
function isPlain(entry: object): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- While extracting, the filter is given entries of the archive only.
  const { type } = entry as ReadEntry;
  return type === "File" || type === "Directory";
}

/** Returns the number of files in the database, and the paths of those that the backup itself calls lost. Throws if it is damaged. */
function check(): { files: number; lost: string[] } {
  const path = join(stage, "lading.sqlite");
  if (!existsSync(path)) throw new Error("it holds no database");
  const secret = join(stage, "jwt-secret");
  if (existsSync(secret) && statSync(secret).size < shortestSecret) throw new Error("its secret is damaged");
  const lost = existsSync(join(stage, lostList)) ? readFileSync(join(stage, lostList), "utf8").split("\n") : [];
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const verdict = Object.values(database.prepare("PRAGMA integrity_check").get() ?? {})[0];
    if (verdict !== "ok") throw new Error(`its database is damaged: ${String(verdict)}`);
    if (filesUrl) return { files: 0, lost };
    const rows = database.prepare("SELECT 'files/' || owner_id || '/' || key AS path, size FROM files").all();
    const damaged = rows.filter((row) => !lost.includes(String(row["path"])) && !isWhole(row));
    if (damaged.length > 0) {
      throw new Error(`${damaged.length} of its files are missing or cut off (if they are in a bucket, set FILES_URL)`);
    }
    return { files: rows.length - lost.length, lost };
  } finally {
    database.close();
  }
}

function isWhole({ path, size }: Record<string, unknown>): boolean {
  return statSync(join(stage, String(path)), { throwIfNoEntry: false })?.size === size;
}
