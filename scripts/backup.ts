import { constants, existsSync } from "node:fs";
import { copyFile, link, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { create } from "tar";

/**
 * Writes one moment of the embedded database, its files and the secret into one `.tar.gz`, even while the
 * server writes. `npm run restore` puts it back.
 */
process.umask(0o077);
const [target] = process.argv.slice(2);
const dataDir = resolve(process.env["DATA_DIR"] ?? "./data");

if (!target) refuse("Name the file to write: npm run backup -- lading-backup.tar.gz");
if (process.env["DATABASE_URL"]) refuse("DATABASE_URL is set: back PostgreSQL up with pg_dump, and copy DATA_DIR/files.");
if (!existsSync(join(dataDir, "lading.sqlite"))) refuse(`There is no database in ${dataDir}.`);
if (existsSync(target)) refuse(`${target} exists already.`);

const stage = `${resolve(target)}.partial`;
await rm(stage, { recursive: true, force: true });
await mkdir(stage, { recursive: true, mode: 0o700 });
try {
  const files = await takeMoment();
  const members = ["lading.sqlite", "jwt-secret", "files"].filter((name) => existsSync(join(stage, name)));
  await create({ gzip: true, cwd: stage, file: `${stage}.tar.gz`, mode: 0o600 }, members);
  await rename(`${stage}.tar.gz`, resolve(target));
  console.log(`Wrote ${target}: the database and ${files} files.`);
} finally {
  await rm(stage, { recursive: true, force: true });
}

/** If a file is deleted between the snapshot and its copy, take another snapshot. */
async function takeMoment(): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const snapshot = join(stage, "lading.sqlite");
    await rm(snapshot, { force: true });
    const source = new DatabaseSync(join(dataDir, "lading.sqlite"), { readOnly: true });
    await backup(source, snapshot);
    source.close();
    try {
      return await copyFiles(snapshot);
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

/** Contents never change once they have a key, so a link to one is a copy. */
async function copyFiles(snapshot: string): Promise<number> {
  const database = new DatabaseSync(snapshot);
  // The archive holds the database file only; without this the snapshot would need its write-ahead log too.
  database.exec("PRAGMA journal_mode = DELETE");
  const rows = database.prepare("SELECT owner_id || '/' || key AS path FROM files").all();
  database.close();
  for (const { path } of rows) {
    const name = join("files", String(path));
    await mkdir(dirname(join(stage, name)), { recursive: true });
    await copy(join(dataDir, name), join(stage, name));
  }
  if (existsSync(join(dataDir, "jwt-secret"))) await copyFile(join(dataDir, "jwt-secret"), join(stage, "jwt-secret"));
  return rows.length;
}

async function copy(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(1);
}
