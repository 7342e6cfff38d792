import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";
import { anApi } from "../../support/api/anApi.ts";
import { aUser } from "../../support/api/aUser.ts";
import { aFirmImage } from "../../support/files/multipartForm.ts";

test("an upload that nothing took up is deleted after 24 hours; one that a firm shows stays (R-281)", async () => {
  let now = new Date("2026-03-31T20:00:00Z");
  const api = await anApi({ clock: () => now });
  const other = await aUser(api);
  const older = { owner: (await other.get<UserInfo>("/v1/user/info")).data.userId ?? "", key: await aFirmImage(api, other) };
  now = new Date("2026-04-01T08:00:00Z");
  const user = await aUser(api);
  const loose = await aFirmImage(api, user);
  const { stampKey } = await aFirm(api, user);
  const { userId = "" } = (await user.get<UserInfo>("/v1/user/info")).data;
  const stored = () => readdirSync(join(api.dataDir, "files", userId)).toSorted();
  const isThere = ({ owner, key }: typeof older) => existsSync(join(api.dataDir, "files", owner, key));
  expect(isThere(older)).toBe(true);
  now = new Date("2026-04-02T07:59:00Z");
  await api.restart();
  await expect.poll(() => isThere(older)).toBe(false);
  expect(stored()).toEqual([loose, stampKey].toSorted());
  now = new Date("2026-04-02T08:01:00Z");
  await api.restart();
  await expect.poll(stored).toEqual([stampKey]);
  await api.close();
});

test("what a crash left half received is deleted at the next start, and what is without a row once it is 30 days old: the database may be an older one (R-1334)", async () => {
  const api = await anApi();
  const user = await aUser(api);
  const { stampKey } = await aFirm(api, user);
  const { userId = "" } = (await user.get<UserInfo>("/v1/user/info")).data;
  const contentAt = (key: string) => join(api.dataDir, "files", userId, key);
  const [old, young] = [contentAt("0".repeat(40)), contentAt("1".repeat(40))];
  const half = join(api.dataDir, "incoming", "half");
  const daysAgo = (days: number) => Date.now() / 1000 - days * 24 * 60 * 60;
  for (const [path, time] of [
    [old, daysAgo(30.1)],
    [young, daysAgo(29.9)],
    [half, daysAgo(0.1)],
  ] as const) {
    writeFileSync(path, "left behind");
    utimesSync(path, time, time);
  }
  await api.restart();
  await api.stop();
  expect([old, young, half].map((path) => existsSync(path))).toEqual([false, true, false]);
  expect(existsSync(contentAt(stampKey))).toBe(true);
  await api.close();
});

test("a start with another database, or with an empty one where the right one is lost, deletes no office's files (R-1334)", async () => {
  const api = await anApi();
  const user = await aUser(api);
  const { stampKey } = await aFirm(api, user);
  const { userId = "" } = (await user.get<UserInfo>("/v1/user/info")).data;
  const stamp = join(api.dataDir, "files", userId, stampKey);
  utimesSync(stamp, 1, 1);
  await api.stop();
  for (const name of readdirSync(api.dataDir).filter((one) => one.startsWith("lading.sqlite"))) rmSync(join(api.dataDir, name));
  const other = await anApi({ dataDir: api.dataDir });
  const orphan = join(api.dataDir, "files", (await (await aUser(other)).get<UserInfo>("/v1/user/info")).data.userId ?? "", "0".repeat(40));
  mkdirSync(dirname(orphan));
  writeFileSync(orphan, "left behind");
  utimesSync(orphan, 1, 1);
  await other.restart();
  await expect.poll(() => existsSync(orphan)).toBe(false);
  await other.stop();
  expect(existsSync(stamp)).toBe(true);
  await other.close();
});
