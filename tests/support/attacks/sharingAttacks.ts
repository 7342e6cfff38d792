import type { LinkVisit } from "#domain/links/linkVisit.ts";
import { aBroker, aCommissioned, sendBill, type Broker } from "../api/sharing/brokers.ts";
import { aShareLink, shareLinkQuery, type MadeLink } from "../api/sharing/shareLinks.ts";
import type { Office } from "../api/calls/writeCalls.ts";
import { acceptUploads, sharedPlace } from "../api/sharing/shares.ts";
import { aPng } from "../files/images.ts";
import { aPdfOf } from "../files/largeFiles.ts";
import { multipart, upload } from "../files/multipartForm.ts";
import { from, leaveUnread, many, type Attack, type Attacker } from "./attacker.ts";

const megabyte = 1024 * 1024;

/** What visitors of share links, partners, and people who comment can do to others. */
export const sharingAttacks: Record<string, Attack> = {
  "addresses of links that are guessed": (attacker) => many(150, (index) => visit(attacker, "read", { token: `guess-${index}` })),
  "passwords of a link that are guessed": (attacker) =>
    withLink(attacker, { password: "monsoon-42" }, ({ token }) =>
      many(60, (index) => visit(attacker, "open", { token, password: `wrong-${index}${"x".repeat(9_000)}` })),
    ),
  "a link that is opened under a thousand names": (attacker) =>
    withLink(attacker, { asksName: true }, ({ token }) =>
      many(150, (index) => visit(attacker, "open", { token, name: `Visitor ${crypto.randomUUID()}`, email: `v${index}@stranger.example` })),
    ),
  "files of a link that nobody reads": async (attacker) => {
    const { office, url, address } = attacker;
    const form = { fields: { attachment_type: "OTHER" }, file: { name: "large.pdf", content: aPdfOf(6 * megabyte) } };
    const path = `/v1/shipment/attachment/save?shipmentId=${office.shipmentId}`;
    const { key } = (await upload(office.api, office.user, path, form)).data ?? office;
    await withLink(attacker, { keys: [key] }, async ({ token }) => {
      const { pass } = (await office.api.call<{ pass: string }>("POST", "/v1/link/open", { body: { token } })).data;
      const { data } = await office.api.call<LinkVisit>("POST", "/v1/link/read", { body: { token, pass } });
      const { pathname, search } = new URL(data.content?.documents[0]?.viewUrl ?? url);
      await many(30, () => leaveUnread(url, [`GET ${pathname}${search} HTTP/1.1`, `X-Forwarded-For: ${address}`]));
    });
    await office.user.delete(`/v1/shipment/attachment/delete?shipmentId=${office.shipmentId}&key=${key}`);
  },
  "uploads by a link that are none, and by no link at all": (attacker) =>
    withLink(attacker, { allowsUpload: true }, async ({ token }) => {
      const { pass } = (await attacker.office.api.call<{ pass: string }>("POST", "/v1/link/open", { body: { token } })).data;
      const fields = { token, pass, visitor: "Asha Rao", attachment_type: "OTHER" };
      await many(3, () => saveByLink(attacker, fields, { name: "large.jpg", content: aPdfOf(8 * megabyte) }));
      await many(4, (index) => saveByLink(attacker, { token: `guess-${index}` }, { name: "large.pdf", content: aPdfOf(20 * megabyte) }));
    }),
  "decisions about a file of a link": (attacker) =>
    withLink(attacker, { allowsDecision: true }, async ({ token }) => {
      const { pass } = (await attacker.office.api.call<{ pass: string }>("POST", "/v1/link/open", { body: { token } })).data;
      const { key } = attacker.office;
      const reason = "x".repeat(500);
      await many(60, (index) => visit(attacker, index % 2 === 0 ? "approve" : "reject", { token, pass, key, reason, name: "Asha Rao" }));
    }),
  "comments of accents, and pages of all of them": async ({ office: { user, shipmentId } }) => {
    const text = "e\u0301\u0302\u0303".repeat(1_000);
    await many(30, () => user.post(`/v1/shipment/comment/add?shipmentId=${shipmentId}`, { text, audience: ["IMPORTER", "BROKER", "CHA"] }));
    await many(40, () => user.get(`/v1/shipment/comment?shipmentId=${shipmentId}&limit=500`));
  },
  "an inbox that is marked as read again and again": ({ office: { user } }) =>
    many(150, () => user.post("/v1/inbox/read", { itemIds: [], until: "2100-01-01T00:00:00.000Z" })),
  "signatures that claim to be large": async ({ office: { user, key, shipmentId } }) => {
    const path = `/v1/shipment/attachment/approve?shipmentId=${shipmentId}`;
    const signature = aPng({ width: 600, height: 400 }).toString("base64");
    await many(20, () => user.post(path, { key, signature: signature.padEnd(136_000, "A") }));
  },
  "a broker that lists, previews and sends bills without end": async ({ office }) => {
    const broker = await brokerOf(office);
    const [shipmentId] = await Promise.all([aCommissioned(office, 100), aCommissioned(office, 101)]);
    await many(40, () => broker.get("/v1/shared/bill/lines"));
    await many(6, (index) => sendBill(broker, [shipmentId], { billNo: `${index}`, remarks: "x".repeat(5_000) }, "preview"));
    await many(4, (index) => sendBill(broker, [shipmentId], { billNo: `${crypto.randomUUID().slice(0, 8)}/${index}` }));
  },
  "a partner that uploads files that are none, and asks for everything": async ({ office }) => {
    const broker = await brokerOf(office);
    const place = sharedPlace({ partnerId: broker.partnerId, shipmentId: office.shipmentId });
    const form = { fields: { attachment_type: "OTHER" }, file: { name: "large.jpg", content: aPdfOf(8 * megabyte) } };
    await many(3, () => upload(office.api, broker, `/v1/shared/attachment/save${place}`, form));
    await many(30, () => broker.post("/v1/shared/shipment/filter", { limit: 100 }));
    await many(30, () => broker.get(`/v1/shared/shipment${place}`));
    await many(30, () => broker.post(`/v1/shared/comment/add${place}`, { text: "\u0301".repeat(4_000) }));
  },
};

const brokers = new WeakMap<Office, Promise<Broker>>();
/** A partner of the attacker's: one for all rounds. */
function brokerOf(office: Office): Promise<Broker> {
  const made = brokers.get(office) ?? joinedBroker(office);
  brokers.set(office, made);
  return made;
}

async function joinedBroker(office: Office): Promise<Broker> {
  const broker = await aBroker(office.api, office);
  await acceptUploads(office.user, broker.partnerId);
  return broker;
}

/** A link of the attacker's own office for one attack: an office has at most twenty for a shipment. */
async function withLink({ office }: Attacker, input: object, act: (link: MadeLink) => Promise<unknown>): Promise<void> {
  const link = await aShareLink(office, input);
  try {
    await act(link);
  } finally {
    await office.user.post(`/v1/share-link/revoke${shareLinkQuery(link)}`);
  }
}

function visit({ url, address }: Attacker, act: string, body: object): Promise<string> {
  return fetch(`${url}/ep/api/v1/link/${act}`, {
    method: "POST",
    headers: { ...from(address), "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then((answer) => answer.text());
}

function saveByLink({ url, address }: Attacker, fields: Record<string, string>, file: { name: string; content: Buffer }): Promise<string> {
  const { payload, contentType } = multipart({ fields, file });
  const headers = { ...from(address), "content-type": contentType };
  return fetch(`${url}/ep/api/v1/link/save`, { method: "POST", headers, body: new Uint8Array(payload) }).then((answer) => answer.text());
}
