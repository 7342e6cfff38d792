import { afterAll, beforeAll, expect, test } from "vitest";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { importMessages } from "#domain/import/import.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { aUser } from "../../support/api/aUser.ts";
import { importing } from "../../support/api/calls/importCalls.ts";

let api: TestApi;
beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());

test("titles above the headings are left out and noted, and rows keep their numbers (R-1278)", async () => {
  const user = await aUser(api);
  const { send, check, apply } = importing(api, user);
  const { data: read } = await send(
    "BUYER",
    "Tarangvel Exports,,\nCustomer,,\n,,\nName,Country,Address\nHanse,Germania,Kai 1\nOlam,Kenya,\n",
  );
  expect(read).toMatchObject({ hasHeadings: true, rowCount: 6, notes: [importMessages.titles(4)] });
  expect(read.columns.map(({ field, samples }) => [field, samples[0]])).toEqual([
    ["name", "Hanse"],
    ["country", "Germania"],
    ["address", "Kai 1"],
  ]);
  const { data } = await check(read);
  expect(data.rows.map(({ row, status }) => [row, status])).toEqual([
    [5, "ERROR"],
    [6, "NEW"],
  ]);
  await apply(read, { skipsErrors: true });
  expect((await user.get<UserInfo>("/v1/user/info")).data.buyers.map(({ name }) => name)).toEqual(["Olam"]);
});

test("a table without titles is read as it is, one without headings too (R-1278)", async () => {
  const { send } = importing(api, await aUser(api));
  const named = (await send("BUYER", "Customer,Land,Notiz\nName,Country,x\nOlam,Kenya,\n")).data;
  expect(named).toMatchObject({ rowCount: 3, notes: [], columns: [{ heading: "Customer" }, { heading: "Land" }, { heading: "Notiz" }] });
  const plain = (await send("BUYER", "Hanse,Germany\nLocation,Kenya\n")).data;
  expect(plain).toMatchObject({ hasHeadings: false, rowCount: 2, notes: [] });
});
