import { afterAll, beforeAll, expect, test } from "vitest";
import type { InboxItem } from "#domain/inbox/inbox.ts";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter, aShipment, type Exporter } from "../../support/api/anExporter.ts";
import { signedInAgain, type TestUser } from "../../support/api/aUser.ts";
import { aBroker, aCommissioned, sendBill } from "../../support/api/sharing/brokers.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aMember } from "../../support/api/members.ts";
import { aSharedShipment } from "../../support/api/sharing/shares.ts";
import { aShareLink } from "../../support/api/sharing/shareLinks.ts";
import { aPdf } from "../../support/files/pdfs.ts";

let api: TestApi;
let exporter: Exporter;
beforeAll(async () => {
  api = await anApi();
  exporter = await anExporter(api);
});
afterAll(async () => await api.close());

/** The lines of one kind in a person's inbox, the latest first. */
async function linesOf(user: TestUser, kind: InboxItem["kind"]): Promise<InboxItem[]> {
  const { data } = await user.post<{ items: InboxItem[] }>("/v1/inbox/filter", {});
  return data.items.filter((item) => item.kind === kind);
}

test("a link's maker hears of its first opening, and nobody else (R-913)", async () => {
  const maker = await aMember(api, exporter.user);
  const { shipmentId } = await aShipment(exporter);
  const { key } = (await attach(api, exporter.user, shipmentId, { name: "bl.pdf", content: await aPdf(["Bill"]) })).data;
  const { token } = await aShareLink({ user: maker, shipmentId, key }, { asksName: true });
  const open = (name: string) => api.call("POST", "/v1/link/open", { body: { token, name, email: "x@y.example" } });
  expect((await open("Omar\r\nHaddad")).status).toBe(200);
  expect((await open("Second visitor")).status).toBe(200);
  const line = { who: "Omar Haddad", what: "", text: "", shipmentId, times: 1, isRead: false };
  expect(await linesOf(maker, "LINK_OPENED")).toMatchObject([line]);
  expect(await linesOf(exporter.user, "LINK_OPENED")).toEqual([]);
});

test("a bill is one line for those who write, with its number and no figures (R-914)", async () => {
  const broker = await aBroker(api, exporter);
  const viewer = await aMember(api, exporter.user, { role: "VIEWER" });
  const shipmentIds = [await aCommissioned(exporter, 1234.5), await aCommissioned(exporter, 75)];
  await sendBill(broker, shipmentIds, { billNo: "LAB/17" });
  const lines = await linesOf(exporter.user, "BILL_CAME");
  expect(lines).toMatchObject([{ who: "Leila Haddad (Levant Agri Brokers)", what: "LAB/17", text: "", times: 1, partnerId: null }]);
  expect(shipmentIds).toContain(lines[0]?.shipmentId);
  expect(await linesOf(viewer, "BILL_CAME")).toEqual([]);
  expect(await linesOf(broker, "BILL_CAME")).toEqual([]);
});

test("a request whose day has passed is one line in both offices' inboxes, unless it is fulfilled, which ends when its file is deleted (R-916, R-1259)", async () => {
  let now = new Date("2026-04-01T08:00:00Z");
  const own = await anApi({ clock: () => now });
  try {
    const office = await anExporter(own);
    const { partner, ...share } = await aSharedShipment(own, office, { role: "CHA" });
    const ask = (type: string) =>
      office.user.post(`/v1/shipment/comment/add?shipmentId=${share.shipmentId}`, {
        text: "",
        request: { type, by: "03/04/2026", partnerId: share.partnerId },
      });
    for (const type of ["BILL_OF_LADING", "COO"]) expect((await ask(type)).status).toBe(200);
    const coo = { name: "coo.pdf", content: await aPdf(["Origin"]), type: "COO" };
    const { key } = (await attach(own, office.user, share.shipmentId, coo)).data;
    // Each look signs two people in.
    const patient = { timeout: 15_000 };
    const lines = async () => [await overdueOf(office.user, own), await overdueOf(partner, own)];
    for (const day of ["03", "04", "05"]) {
      now = new Date(`2026-04-${day}T08:00:00Z`);
      await own.restart();
    }
    await expect
      .poll(lines, patient)
      .toEqual([[{ who: "Al Marjan", what: "Bill of Lading", times: 1 }], [{ who: "you", what: "Bill of Lading", times: 1 }]]);
    // What came is gone again, so that the request waits and its day has passed.
    const owner = await signedInAgain(own, office.user);
    await owner.delete(`/v1/shipment/attachment/delete?shipmentId=${share.shipmentId}&key=${key}`);
    now = new Date("2026-04-06T08:00:00Z");
    await own.restart();
    await expect.poll(async () => (await lines()).map((ofOffice) => ofOffice.length), patient).toEqual([2, 2]);
    // Once it has come, nobody is reminded.
    const again = await signedInAgain(own, office.user);
    for (const type of ["COO", "BILL_OF_LADING"]) await attach(own, again, share.shipmentId, { ...coo, type });
    for (const user of [again, await signedInAgain(own, partner)]) expect(await unread(user)).toEqual([]);
  } finally {
    await own.close();
  }
});

/** The lines about overdue requests that a person has not read. */
async function unread(user: TestUser) {
  return (await linesOf(user, "OVERDUE")).filter(({ isRead }) => !isRead);
}

/** The lines about overdue requests, for somebody who signs in again. */
async function overdueOf(user: TestUser, of: TestApi) {
  const inbox = await (await signedInAgain(of, user)).post<{ items: InboxItem[] }>("/v1/inbox/filter", {});
  return inbox.data.items.filter(({ kind }) => kind === "OVERDUE").map(({ who, what, times }) => ({ who, what, times }));
}
