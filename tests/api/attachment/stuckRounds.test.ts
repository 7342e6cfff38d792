import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aSharedShipment, type Share } from "../../support/api/sharing/shares.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let editor: TestUser & { memberId: string };
let share: Share & { partner: TestUser };

beforeAll(async () => {
  api = await anApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  exporter = await anExporter(api);
  editor = await aMember(api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  share = await aSharedShipment(api, exporter);
});

/** A file that both are asked about; returns its path. */
async function anAskedFile(): Promise<string> {
  const { key } = (await attach(api, exporter.user, share.shipmentId, { name: "Draft BL.pdf", content: await aPdf(["Draft"]) })).data;
  const reviewers = [
    { kind: "MEMBER", id: editor.memberId },
    { kind: "PARTNER", id: share.partnerId },
  ];
  await exporter.user.post(`/v1/shipment/attachment/submit?shipmentId=${share.shipmentId}`, { key, reviewers });
  return `shipmentId=${share.shipmentId}&key=${key}`;
}

/** The names of those who can decide. */
async function deciders(file: string): Promise<string[]> {
  type Round = { reviewers: { name: string; canDecide: boolean }[] };
  const { data } = await exporter.user.get<{ reviews: Round[] }>(`/v1/shipment/attachment/review?${file}`);
  return data.reviews.flatMap(({ reviewers }) => reviewers.filter(({ canDecide }) => canDecide).map(({ name }) => name));
}

const setRole = (role: string) => exporter.user.post(`/v1/team/role?memberId=${editor.memberId}`, { role });
const onShipment = (act: string) =>
  exporter.user.post(`/v1/shipment/partner/${act}?shipmentId=${share.shipmentId}`, { partnerId: share.partnerId });

test.each([
  ["a member who leaves", () => exporter.user.delete(`/v1/team/member?memberId=${editor.memberId}`), ["Al Marjan"]],
  ["a member who may only read", () => setRole("VIEWER"), ["Al Marjan"]],
  ["a partner whose access ends", () => exporter.user.post(`/v1/partner/revoke?partnerId=${share.partnerId}`), ["Meena Shah"]],
  ["a partner that does not see the shipment", () => onShipment("remove"), ["Meena Shah"]],
])("an open round says that %s can no longer decide (R-1238)", async (_who, lose, left) => {
  const file = await anAskedFile();
  expect(await deciders(file)).toEqual(["Meena Shah", "Al Marjan"]);
  expect(((await lose()) as { status: number }).status).toBe(200);
  expect(await deciders(file)).toEqual(left);
});

test("who may again can decide again, and nobody can in a round that has ended (R-1238)", async () => {
  const file = await anAskedFile();
  await setRole("VIEWER");
  await onShipment("remove");
  expect(await deciders(file)).toEqual([]);
  await setRole("EDITOR");
  await onShipment("add");
  expect(await deciders(file)).toEqual(["Meena Shah", "Al Marjan"]);
  const key = file.split("key=")[1];
  await exporter.user.post(`/v1/shipment/attachment/reopen?shipmentId=${share.shipmentId}`, { key, reason: "Other terms" });
  expect(await deciders(file)).toEqual([]);
});
