import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ShareLink, ShareView } from "#domain/links/shareLink.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aShareLink, fetchFile, openLink, readLink, shareLinkQuery, type MadeLink } from "../../support/api/sharing/shareLinks.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
let link: MadeLink;
let shipmentId: string;
let key: string;
let now = new Date("2026-04-01T22:00:00Z");
const bytes = await aPdf(["Bill"]);

beforeAll(async () => {
  api = await anApi({ clock: () => now });
  exporter = await anExporter(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date("2026-04-01T22:00:00Z");
  ({ shipmentId } = await aShipment(exporter));
  ({ key } = (await attach(api, exporter.user, shipmentId, { name: "bl.pdf", content: bytes })).data);
  link = await aShareLink({ user: exporter.user, shipmentId, key }, { asksName: true });
});

async function open(name: string, address: string): Promise<string> {
  const visitor = { name, email: "asha@buyer.example" };
  return (await openLink(api, link.token, visitor, { "x-forwarded-for": address })).data.pass;
}
async function view(pass: string): Promise<number> {
  const { data } = await readLink(api, link.token, pass);
  return (await fetchFile(api, data.content?.documents[0]?.viewUrl ?? "")).statusCode;
}
async function log(): Promise<{ views: ShareView[]; total: number }> {
  return (await exporter.user.get<{ views: ShareView[]; total: number }>(`/v1/share-link/log${shareLinkQuery(link)}&limit=500`)).data;
}

test("who opens a link again and again is one line of its log with a number, and another on another day (R-893)", async () => {
  const passes = [await open("Asha", "203.0.113.7"), await open("Asha", "203.0.113.8"), await open("Asha", "203.0.113.9")];
  now = new Date("2026-04-01T23:30:00Z");
  for (const pass of passes) expect(await view(pass)).toBe(200);
  await open("Meena", "203.0.113.7");
  now = new Date("2026-04-02T00:30:00Z");
  await open("Asha", "203.0.113.7");
  expect((await log()).views.map(({ act, name, times, lastAt }) => [act, name, times, lastAt.slice(0, 16)])).toEqual([
    ["OPENED", "Asha", 1, "2026-04-02T00:30"],
    ["OPENED", "Meena", 1, "2026-04-01T23:30"],
    ["VIEWED", "Asha", 3, "2026-04-01T23:30"],
    ["OPENED", "Asha", 3, "2026-04-01T22:00"],
  ]);
});

test("a stranger with the address can neither fill a link's log nor push out what others did, and can still open it (R-893)", async () => {
  await open("Asha", "198.51.100.7");
  const flood = async (network: string, names: number) => {
    for (let name = 0; name < names; name += 1) expect(await open(`Nobody ${name}`, `${network}.${name % 250}`)).not.toBe("");
  };
  await flood("203.0.113", 105);
  expect((await log()).total).toBe(102);
  await open("Meena", "192.0.2.9");
  await flood("203.0.114", 100);
  await flood("203.0.115", 105);
  const { views, total } = await log();
  expect(total).toBe(300);
  expect(views.map(({ name }) => name)).toEqual(expect.arrayContaining(["Asha", "Meena"]));
  expect(views.find(({ network }) => network === "")).toMatchObject({ act: "OPENED", name: "", times: 13 });
  const folded = await open("Late", "203.0.116.1");
  expect(await view(folded)).toBe(200);
  expect((await log()).views.filter(({ network }) => network === "").map(({ act, document, times }) => [act, document, times])).toEqual([
    ["VIEWED", "", 1],
    ["OPENED", "", 14],
  ]);
  now = new Date("2026-04-02T00:30:00Z");
  await open("Late", "203.0.116.1");
  expect((await log()).views[0]).toMatchObject({ name: "Late", network: "203.0.116.0/24" });
});

test("a file that goes while a link to it is made, or while it is opened, is no fault (R-892)", async () => {
  const others = await Promise.all(
    Array.from({ length: 4 }, async () => (await attach(api, exporter.user, shipmentId, { name: "x.pdf", content: bytes })).data.key),
  );
  const remove = (one: string) =>
    exporter.user.delete(`/v1/shipment/attachment/delete?shipmentId=${shipmentId}&key=${one}&attachment_type=OTHER`);
  const answers = await Promise.all(
    others.flatMap((one) => [exporter.user.post(`/v1/share-link/add?shipmentId=${shipmentId}`, { keys: [one, key] }), remove(one)]),
  );
  for (const { status } of answers) expect([200, 404]).toContain(status);
  const opened = api.call("POST", "/v1/link/open", { body: { token: link.token, name: "Asha", email: "asha@buyer.example" } });
  const [{ status }, gone] = await Promise.all([opened, exporter.user.delete(`/v1/shipment/delete?shipmentId=${shipmentId}`)]);
  expect([200, 404]).toContain(status);
  expect([gone.status, gone.errors]).toEqual([200, []]);
  const { data } = await exporter.user.post<{ links: ShareLink[] }>("/v1/share-link/filter", { shipmentId });
  expect(data.links).toEqual([]);
});
