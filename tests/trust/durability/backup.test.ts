import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { create, extract } from "tar";
import { expect, test } from "vitest";
import { connect } from "../../../demo/client.ts";
import { anOwner, aStoredShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { startProduct, startRefused, type Product } from "../../support/servers/product.ts";
import { runScript } from "../../support/tools/runScript.ts";
import { aWebFirm, aWebUser, type WebUser } from "../../support/browser/webUser.ts";
import { prepare } from "../../support/tools/prepare.ts";

let folder: string;
let product: Product;
let user: WebUser;
prepare(async () => {
  folder = mkdtempSync(join(tmpdir(), "lading-backup-"));
  product = await startProduct();
  user = await aWebUser(product.url);
  await aWebFirm(product.url, user, "Tarangvel Exports Private Limited");
  return async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
});

type Trail = { total: number; entries: { name: string }[] };
type Info = { firms: { stampKey: string }[]; brokers: { name: string }[] };

async function info(url: string): Promise<Info> {
  return await get<Info>(`${url}/ep/api/v1/user/info`);
}

async function get<T>(url: string): Promise<T> {
  const answer = await fetch(url, { headers: { authorization: user.jwt } });
  const { data }: { data: T } = await answer.json();
  return data;
}

async function addBroker(name: string): Promise<void> {
  const headers = { authorization: user.jwt, "content-type": "application/json" };
  const answer = await fetch(`${product.url}/ep/api/v1/user/broker/add`, { method: "POST", headers, body: JSON.stringify({ name }) });
  expect(answer.status).toBe(200);
}

test("a backup taken while the server writes is one moment of it, its audit trail too, and comes back by one command", async () => {
  const archive = join(folder, "moment.tar.gz");
  const backup = { isTaken: false };
  const taken = runScript("backup", [archive], { DATA_DIR: product.dataDir }).finally(() => (backup.isTaken = true));
  let written = 0;
  while (!backup.isTaken) await addBroker(`Broker ${written++}`);
  const { code, said } = await taken;
  expect([code, said]).toEqual([0, expect.stringContaining("Wrote ")]);

  const restored = join(folder, "restored");
  const back = await runScript("restore", [archive], { DATA_DIR: restored });
  expect([back.code, back.said.trim()]).toEqual([0, `Restored ${restored}: the database and 1 files.`]);
  expect(() => changeTrail(restored)).toThrow("The audit trail is append-only");
  const other = await startProduct({ DATA_DIR: restored });
  try {
    const { brokers, firms } = await info(other.url);
    expect(brokers.map(({ name }) => name)).toEqual(Array.from({ length: brokers.length }, (_, index) => `Broker ${index}`));
    expect(brokers.length).toBeLessThanOrEqual(written);
    const { total, entries } = await get<Trail>(`${other.url}/ep/api/v1/audit-trail?noun=BROKER&limit=1&total=true`);
    expect([total, entries[0]?.name]).toEqual([brokers.length, brokers.at(-1)?.name]);
    const stamp = await fetch(`${other.url}/ep/api/v1/attachment?key=${firms[0]?.stampKey ?? ""}&attachment_type=STAMP_SIGN`, {
      headers: { authorization: user.jwt },
    });
    expect(stamp.status).toBe(200);
  } finally {
    await other.stop();
  }
});

test("what documents were made from is in a backup: after the restore the next version says what changed", async () => {
  const owner = await anOwner(product.url);
  const id = await aStoredShipment(owner);
  const generate = async ({ client }: Pick<Owner, "client">, remarks: string) => {
    const { generateDocument } = await client.send<Generated>(generating, {
      input: { shipmentId: id, document: { invoice: { invoiceNo: "TV/1", invoiceDate: "2025-11-12", remarks } } },
    });
    return generateDocument;
  };
  expect(await generate(owner, "Freight prepaid")).toMatchObject({ errors: [], attachment: { version: 1, changes: null } });
  const archive = join(folder, "documents.tar.gz");
  const restored = join(folder, "documents");
  expect((await runScript("backup", [archive], { DATA_DIR: product.dataDir })).code).toBe(0);
  expect((await runScript("restore", [archive], { DATA_DIR: restored })).code).toBe(0);
  const other = await startProduct({ DATA_DIR: restored });
  try {
    const client = connect(other.url, owner.user.jwt);
    const changes = [{ field: "Remarks", from: "Freight prepaid", to: "Freight collect" }];
    expect(await generate({ client }, "Freight collect")).toMatchObject({ errors: [], attachment: { version: 2, changes } });
  } finally {
    await other.stop();
  }
});

type Generated = { generateDocument: { errors: object[]; attachment: object | null } };

const generating = `mutation ($input: GenerateDocumentInput!) { generateDocument(input: $input) {
  attachment { version changes { field from to } } errors { message } } }`;

test("a backup whose database is a link is refused, and what the link leads to is not touched", async () => {
  const made = join(folder, "linked");
  const outside = join(folder, "outside.sqlite");
  new DatabaseSync(outside).close();
  mkdirSync(made);
  symlinkSync(outside, join(made, "lading.sqlite"));
  const archive = join(folder, "linked.tar.gz");
  await create({ gzip: true, cwd: made, file: archive }, ["lading.sqlite"]);
  const restored = join(folder, "never");
  const { code, said } = await runScript("restore", [archive], { DATA_DIR: restored });
  expect([code, said.trim()]).toEqual([1, `${archive} cannot be restored: it holds no database`]);
  expect(existsSync(restored)).toBe(false);
});

/** As an administrator of the database might. */
function changeTrail(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "lading.sqlite"));
  try {
    database.exec("DELETE FROM audit_entries");
  } finally {
    database.close();
  }
}

test("nothing is restored over data that is there", async () => {
  const archive = join(folder, "over.tar.gz");
  await runScript("backup", [archive], { DATA_DIR: product.dataDir });
  const { code, said } = await runScript("restore", [archive], { DATA_DIR: product.dataDir });
  expect([code, said.trim()]).toEqual([1, `${product.dataDir} is not empty: move it away first, or name another DATA_DIR.`]);
  expect((await info(product.url)).firms).toHaveLength(1);
});

test("a damaged backup is refused, and leaves nothing behind", async () => {
  const archive = join(folder, "damaged.tar.gz");
  await runScript("backup", [archive], { DATA_DIR: product.dataDir });
  writeFileSync(archive, readFileSync(archive).subarray(0, 2000));
  appendFileSync(archive, "garbage");
  const target = join(folder, "never");
  const { code, said } = await runScript("restore", [archive], { DATA_DIR: target });
  expect(code).toBe(1);
  expect(said).toContain(`${archive} cannot be restored: `);
  expect([target, `${target}.restoring`].map((path) => existsSync(path))).toEqual([false, false]);
});

/** How many contents a data directory has. */
function contentsOf(dataDir: string): number {
  return readdirSync(join(dataDir, "files"), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}

/** The path of a content below a data directory or an unpacked backup. */
function contentIn(dataDir: string): string {
  const [owner = ""] = readdirSync(join(dataDir, "files"));
  const [key = ""] = readdirSync(join(dataDir, "files", owner));
  return join("files", owner, key);
}

test("a backup with a file that was cut off is refused", async () => {
  const archive = join(folder, "whole.tar.gz");
  const unpacked = join(folder, "unpacked");
  await runScript("backup", [archive], { DATA_DIR: product.dataDir });
  mkdirSync(unpacked);
  await extract({ file: archive, cwd: unpacked });
  truncateSync(join(unpacked, contentIn(unpacked)), 10);
  const cut = join(folder, "cut.tar.gz");
  await create({ gzip: true, cwd: unpacked, file: cut }, readdirSync(unpacked));
  const { code, said } = await runScript("restore", [cut], { DATA_DIR: join(folder, "never") });
  expect([code, said.trim()]).toEqual([
    1,
    `${cut} cannot be restored: 1 of its files are missing or cut off (if they are in a bucket, set FILES_URL)`,
  ]);
});

test("a lost file keeps nothing else from being saved and restored, and both name it", async () => {
  const archive = join(folder, "lost.tar.gz");
  const content = contentIn(product.dataDir);
  const others = contentsOf(product.dataDir) - 1;
  renameSync(join(product.dataDir, content), join(folder, "content"));
  const { code, said } = await runScript("backup", [archive], { DATA_DIR: product.dataDir });
  renameSync(join(folder, "content"), join(product.dataDir, content));
  expect([code, said.trim().split("\n")]).toEqual([
    1,
    [
      `Wrote ${archive}: the database and ${others} files.`,
      `${join(product.dataDir, content)} is missing or has another size than its row in the database.`,
    ],
  ]);
  const restored = join(folder, "without");
  const back = await runScript("restore", [archive], { DATA_DIR: restored });
  expect([back.code, back.said.trim().split("\n")]).toEqual([
    0,
    [`Restored ${restored}: the database and ${others} files.`, `${content} was lost before the backup was taken.`],
  ]);
});

test("files in a bucket stay there, and a backup without them is restored where FILES_URL names it", async () => {
  const archive = join(folder, "bucket.tar.gz");
  const bucket = { FILES_URL: "s3://lading-files" };
  const taken = await runScript("backup", [archive], { DATA_DIR: product.dataDir, ...bucket });
  expect([taken.code, taken.said.trim()]).toEqual([0, `Wrote ${archive}: the database and no files, which are in the bucket.`]);
  const restored = join(folder, "withBucket");
  const forgotten = await runScript("restore", [archive], { DATA_DIR: restored });
  expect([forgotten.code, existsSync(restored)]).toEqual([1, false]);
  const back = await runScript("restore", [archive], { DATA_DIR: restored, ...bucket });
  expect([back.code, back.said.trim()]).toEqual([0, `Restored ${restored}: the database and no files, which are in the bucket.`]);
});

test("an interrupted restore is no installation, and can be repeated, also into a mounted volume", async () => {
  const archive = join(folder, "again.tar.gz");
  await runScript("backup", [archive], { DATA_DIR: product.dataDir });
  const volume = join(folder, "volume");
  // As a new file system has it, and an unpacking that was killed.
  mkdirSync(join(volume, "lost+found"), { recursive: true });
  mkdirSync(join(volume, ".restoring"));
  writeFileSync(join(volume, ".restoring/lading.sqlite"), "half");
  const { ino } = statSync(volume);
  const started = await startRefused({ DATA_DIR: volume, PORT: "0" });
  expect([started.code, started.said.trim()]).toEqual([
    1,
    `A restore into ${volume} goes on or was interrupted: wait for it, or empty the folder and restore again.`,
  ]);
  const back = await runScript("restore", [archive], { DATA_DIR: volume });
  expect([back.code, back.said.trim()]).toEqual([0, `Restored ${volume}: the database and ${contentsOf(volume)} files.`]);
  expect([statSync(volume).ino, readdirSync(volume).toSorted()]).toEqual([ino, ["files", "jwt-secret", "lading.sqlite", "lost+found"]]);
});
