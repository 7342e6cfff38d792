import { closeSync, constants, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { copyFile, link, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { create } from "tar";
import { makeFolder } from "../api/db/dataDirectory.ts";
import { lostList, refuse, refuseOnSignal, refuseWithoutDatabase, settings } from "./dataCommand.ts";

/**
 * Writes one moment of the embedded database, its files and the secret into one `.tar.gz`, even while the
 * server writes. `npm run restore` puts it back. Files in a bucket (FILES_URL) stay there. A content that is lost does not
 * keep the rest from being saved: it is named, here and in the backup, and the exit code is 1.
 */
process.umask(0o077);
const [target] = process.argv.slice(2);

if (!target || target.startsWith("-")) refuse("Name the file to write: npm run backup -- lading-backup.tar.gz");
const { dataDir, databaseUrl, filesUrl } = settings();
if (databaseUrl) refuse("DATABASE_URL is set: back PostgreSQL up with pg_dump, and copy DATA_DIR/files or the bucket of FILES_URL.");
refuseWithoutDatabase(dataDir);
if (existsSync(target)) refuse(`${target} exists already.`);

const stage = `${resolve(target)}.partial`;
const archive = `${stage}.tar.gz`;
const left = [stage, archive];
const clear = () => {
  for (const path of left) rmSync(path, { recursive: true, force: true });
};
refuseOnSignal(clear, "No backup was written: it was interrupted");
try {
  clear();
  makeFolder(stage);
  const { count, lost } = await takeMoment();
  if (lost.length > 0) await writeFile(join(stage, lostList), lost.join("\n"));
  const members = ["lading.sqlite", "jwt-secret", lostList, "files"].filter((name) => existsSync(join(stage, name)));
  await create({ gzip: true, cwd: stage, file: archive, mode: 0o600 }, members);
  // Or a power cut could leave the name with nothing behind it.
  const written = openSync(archive, "r+");
  fsyncSync(written);
  closeSync(written);
  renameSync(archive, resolve(target));
  console.log(`Wrote ${target}: the database and ${filesUrl ? "no files, which are in the bucket" : `${count} files`}.`);
  if (!members.includes("jwt-secret")) console.log("It holds no secret: keep JWT_SECRET too.");
  for (const path of lost) console.error(`${join(dataDir, path)} is missing or has another size than its row in the database.`);
  if (lost.length > 0) process.exitCode = 1;
} catch (error) {
  clear();
  refuse(`No backup was written: ${error instanceof Error ? error.message : String(error)}`);
}
clear();

type Moment = { count: number; lost: string[] };

/**
 * A content is deleted after its row. So one that is missing in a snapshot was deleted meanwhile, and another snapshot is taken, unless the
 * later one still names it: then it is lost.
 */
async function takeMoment(missedBefore: ReadonlySet<string> = new Set()): Promise<Moment> {
  const snapshot = join(stage, "lading.sqlite");
  await rm(snapshot, { force: true });
  const source = new DatabaseSync(join(dataDir, "lading.sqlite"), { readOnly: true });
  await backup(source, snapshot);
  source.close();
  const moment = await copyFiles(snapshot);
  return moment.lost.every((path) => missedBefore.has(path)) ? moment : await takeMoment(new Set(moment.lost));
}

/** Contents never change once they have a key, so a link to one is a copy. */
async function copyFiles(snapshot: string): Promise<Moment> {
  const database = new DatabaseSync(snapshot);
  // The archive holds the database file only; without this the snapshot would need its write-ahead log too.
  database.exec("PRAGMA journal_mode = DELETE");
  const rows = filesUrl ? [] : database.prepare("SELECT 'files/' || owner_id || '/' || key AS path, size FROM files").all();
  database.close();
  const lost: string[] = [];
  for (const { path, size } of rows) {
    const name = String(path);
    if (!(await hasCopied(name, Number(size)))) lost.push(name);
  }
  if (existsSync(join(dataDir, "jwt-secret"))) await copyFile(join(dataDir, "jwt-secret"), join(stage, "jwt-secret"));
  return { count: rows.length - lost.length, lost };
}

async function hasCopied(name: string, size: number): Promise<boolean> {
  const from = join(dataDir, name);
  const to = join(stage, name);
  if (existsSync(to)) return true;
  if (statSync(from, { throwIfNoEntry: false })?.size !== size) return false;
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to).catch(() => copyFile(from, to, constants.COPYFILE_FICLONE));
    return true;
  } catch (error) {
    if (existsSync(from)) throw error;
    return false;
  }
}
