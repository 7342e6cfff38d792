import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { runScript } from "../../support/tools/runScript.ts";
import { prepare } from "../../support/tools/prepare.ts";

/** Noise, which takes a moment to pack. */
const megabytes = 12;

let folder: string;
let dataDir: string;
prepare(async () => {
  folder = mkdtempSync(join(tmpdir(), "lading-broken-"));
  dataDir = join(folder, "data");
  mkdirSync(dataDir);
  const database = new DatabaseSync(join(dataDir, "lading.sqlite"));
  database.exec("CREATE TABLE files (owner_id TEXT, key TEXT, size INTEGER); CREATE TABLE noise (bytes BLOB)");
  database.prepare("INSERT INTO noise VALUES (?)").run(randomBytes(megabytes * 1024 * 1024));
  database.close();
  return () => rmSync(folder, { recursive: true });
});

test("a backup that a signal interrupts says so, and leaves nothing of the data and the secret behind (R-1160)", async () => {
  const backups = join(folder, "backups");
  mkdirSync(backups);
  const child = spawn(process.execPath, ["scripts/backup.ts", join(backups, "day.tar.gz")], { env: { ...process.env, DATA_DIR: dataDir } });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise((resolve) => child.once("close", resolve));
  await expect.poll(() => existsSync(join(backups, "day.tar.gz.partial.tar.gz")), { interval: 2 }).toBe(true);
  child.kill("SIGTERM");
  expect([await ended, said.trim(), readdirSync(backups)]).toEqual([1, "No backup was written: it was interrupted", []]);
});

test.each([
  ["/dev/null", /^\/dev\/null cannot be restored to: ENOTDIR: not a directory, scandir '\/dev\/null'$/],
  ["/proc/x/data", /cannot be restored: ENOENT.*\/proc\/x'$/],
])("a restore into %s, which takes no folder, says so in one line", async (target, words) => {
  const archive = join(folder, "nowhere.tar.gz");
  await runScript("backup", [archive], { DATA_DIR: dataDir });
  const { code, said } = await runScript("restore", [archive], { DATA_DIR: target });
  expect([code, said.trim()]).toEqual([1, expect.stringMatching(words)]);
});

test.each([
  ["/proc", "There is no database in /proc."],
  ["/dev/null", "The database in /dev/null cannot be read: ENOTDIR: not a directory, access '/dev/null/lading.sqlite'"],
])("a backup of %s tells a database that is not there from one that may not be read", async (source, words) => {
  const { code, said } = await runScript("backup", [join(folder, "none.tar.gz")], { DATA_DIR: source });
  expect([code, said.trim()]).toEqual([1, words]);
});

test.each([
  ["migrate", "npm run migrate takes no arguments; docs/configuration.md names its settings."],
  ["moveToPostgres", "npm run move-to-postgres takes no arguments; docs/configuration.md names its settings."],
  ["backup", "Name the file to write: npm run backup -- lading-backup.tar.gz"],
  ["restore", "Name the backup: npm run restore -- lading-backup.tar.gz"],
  ["soak", 'There is no soak "help": npm run soak, or npm run soak -- hostile', "help"],
  ["screenshots", "No scene, width and theme begin with --help"],
])("%s that is asked for help does nothing", async (script, words, asked = "--help") => {
  const empty = join(folder, "nothing");
  const { code, said } = await runScript(script, [asked], { DATA_DIR: empty, DATABASE_URL: "" });
  expect([code, said.trim(), existsSync(empty)]).toEqual([1, words, false]);
});

test.each([["migrate"], ["moveToPostgres"], ["backup", join(tmpdir(), "unwritten.tar.gz")], ["restore", process.execPath]])(
  "%s reads the settings as the server does: a misspelt one is refused, and nothing is done (R-1192)",
  async (script, ...names) => {
    const empty = join(folder, "misspelt");
    const { code, said } = await runScript(script, names, { DATA_DIR: empty, DATABASE_URI: "postgres://127.0.0.1/lading" });
    expect([code, said.trim(), existsSync(empty)]).toEqual([1, "DATABASE_URI is not a setting; DATABASE_URL is", false]);
  },
);

test.each([
  ["moveToPostgres", "The move was interrupted: repeat it."],
  ["migrate", "The migration was interrupted: repeat it."],
])(
  "%s that a signal interrupts says so, also as process 1 of a container, whose signals are lost unless handled (R-1171)",
  async (script, words) => {
    const child = Promise.withResolvers<ChildProcess>();
    const silent = createServer((socket) => {
      socket.on("error", () => undefined);
      void child.promise.then((reached) => reached.kill("SIGTERM"));
    });
    await new Promise<void>((ready) => void silent.listen(0, "127.0.0.1", ready));
    onTestFinished(() => void silent.close());
    // A server that listens on a port has an address of this form.
    const { port } = silent.address() as AddressInfo;
    const environment = { DATA_DIR: dataDir, DATABASE_URL: `postgres://lading@127.0.0.1:${port}/lading` };
    const { code, said } = await runScript(script, [], environment, child.resolve);
    expect([code, said.trim()]).toEqual([1, words]);
  },
);

test("a restore without room on the disk names that instead of calling the backup damaged, and leaves nothing (R-1161)", async () => {
  const archive = join(folder, "whole.tar.gz");
  expect((await runScript("backup", [archive], { DATA_DIR: dataDir })).code).toBe(0);
  const restored = join(folder, "restored");
  const restore = [`--fsize=${megabytes * 512 * 1024}`, process.execPath, "scripts/restore.ts", archive];
  const said = await new Promise<string>((resolve) => {
    execFile("prlimit", restore, { env: { ...process.env, DATA_DIR: restored } }, (_error, _stdout, stderr) => resolve(stderr));
  });
  expect([said.trim(), existsSync(restored)]).toEqual([`${archive} cannot be restored: EFBIG: file too large, write`, false]);
});
