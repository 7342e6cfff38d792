import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { globalId } from "#domain/http/globalId.ts";
import { attach } from "../api/calls/attachments.ts";
import { documentCalls } from "../api/calls/documentCalls.ts";
import type { Office } from "../api/calls/writeCalls.ts";
import { aColourProfile, aPng, aPngHeader } from "../files/images.ts";
import { aPdfOf } from "../files/largeFiles.ts";
import { upload } from "../files/multipartForm.ts";
import { bearer, from, leaveUnread, many, type Attack, type Attacker } from "./attacker.ts";

const megabyte = 1024 * 1024;

/** A stranger's and a user's means of stopping the product for others. Each was once found to work, or is a relative of one. */
export const attacks: Record<string, Attack> = {
  "an operation whose text never ends": (attacker) => many(10, () => ask(attacker, `{a(b:"${'\\"'.repeat(99_900)}`)),
  "brackets that never close": (attacker) => many(5, () => ask(attacker, "{a".repeat(100_000))),
  "twenty thousand unknown variables": (attacker) =>
    many(3, () =>
      ask(
        attacker,
        "mutation ($input: CreateBuyerInput!) { createBuyer(input: $input) { errors { message } } }",
        Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`f${index}`, "x".repeat(20)])),
      ),
    ),
  "a body nested 200,000 deep": ({ url, office, address }) =>
    fetch(`${url}/ep/api/v1/user/broker/add`, {
      method: "POST",
      headers: { ...from(address), ...bearer(office), "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
      body: `{"name":${"[".repeat(200_000)}${"]".repeat(200_000)}}`,
    }),
  "sign-ins with wrong passwords": ({ url, address }) =>
    many(60, (index) =>
      post(`${url}/ep/api/v1/user/login`, { email: `nobody${index}@stranger.example`, password: "wrong-password" }, from(address)),
    ),
  "sign-ins by GraphQL": (attacker) =>
    many(30, (index) =>
      ask(
        attacker,
        `mutation { logIn(input: { email: "nobody${index}@stranger.example", password: "wrong-one" }) { jwt errors { message } } }`,
      ),
    ),
  "sign-ups": ({ url, address }) =>
    many(20, (index) => {
      const email = `flood-${crypto.randomUUID()}-${index}@stranger.example`;
      return post(`${url}/ep/api/v1/user/signup`, { name: "Flood", email, password: "monsoon-42", type: "EXPORTER" }, from(address));
    }),
  "merge fields that repeat each other": ({ office }) => {
    const body = `{{#each products}}${"{{#each ../products}}".repeat(6)}{{name}}${"{{/each}}".repeat(6)}{{/each}} ${"{{firm.name}}".repeat(100)}`;
    return many(3, () => calls(office).preview("custom-document", { body }));
  },
  "a table rule of 90,000 dashes": ({ office }) =>
    many(3, () => calls(office).preview("custom-document", { body: `| a | b |\n|${"-".repeat(90_000)}x\n| 1 | 2 |` })),
  "90,000 blanks before a letter": ({ office }) =>
    many(3, () => calls(office).preview("custom-document", { body: `a${" \t".repeat(45_000)}b` })),
  "documents of 250,000 characters": ({ office }) =>
    many(4, (index) =>
      calls(office).generate("custom-document", { name: `Long ${index}`, body: "All goods are of Indian origin. ".repeat(7_500) }),
    ),
  "previews that nobody waits for": ({ url, office, address }) =>
    many(6, () =>
      fetch(`${url}/ep/api/v1/shipment/document/custom-document/preview?shipmentId=${office.shipmentId}`, {
        method: "POST",
        headers: { ...from(address), ...bearer(office), "content-type": "application/json" },
        body: JSON.stringify({ name: "Letter", heading: "LETTER", body: "Dear Sir. ".repeat(9_000) }),
        signal: AbortSignal.timeout(300),
      }),
    ),
  "a stamp whose colour profile unpacks to 1 GB": ({ office }) =>
    saveImage(office, aPng({ width: 200, height: 100 }, [["iCCP", profile()]])),
  "a stamp that claims 65,535 by 65,535 pixels": ({ office }) => saveImage(office, aPngHeader({ width: 65_535, height: 65_535 })),
  "merges of twenty parts": ({ office }) => {
    const part = { key: office.key, attachmentType: "OTHER" };
    const body = { name: "Whole", documents: Array.from({ length: 20 }, () => part) };
    return many(4, () => office.user.post(`/v1/shipment/attachment/merge?shipmentId=${office.shipmentId}`, body));
  },
  "uploads of files that are none": ({ office }) =>
    many(3, () => attach(office.api, office.user, office.shipmentId, { name: "large.jpg", content: aPdfOf(8 * megabyte) })),
  "contents that nobody reads": async ({ url, office, address }) => {
    const { data } = await attach(office.api, office.user, office.shipmentId, { name: "content.pdf", content: aPdfOf(4 * megabyte) });
    const id = globalId("Attachment", `${office.shipmentId}/${data?.key ?? office.key}`);
    const fields = Array.from({ length: 2 }, (_, index) => `a${index}: node(id: "${id}") { ... on Attachment { content } }`);
    await many(10, () => leaveAnswer(url, address, office, JSON.stringify({ query: `{ ${fields.join(" ")} }` })));
  },
  "bodies that come a byte at a time": ({ url, address, office }) => many(40, () => dribble(url, address, office)),
  "test messages to a receiver that never answers": async ({ office, receiverUrl }) => {
    const { data } = await office.user.post<{ webhookId: string }>("/v1/user/webhook/add", {
      url: receiverUrl,
      events: ["shipment.created"],
    });
    if (!data?.webhookId) return;
    await many(30, () => office.user.post(`/v1/user/webhook/test?webhookId=${data.webhookId}`));
    await office.user.delete(`/v1/user/webhook?webhookId=${data.webhookId}`);
  },
  "streams of events": ({ url, address, office }) =>
    many(60, () =>
      fetch(`${url}/ep/api/v1/events`, { headers: { ...from(address), ...bearer(office) }, signal: AbortSignal.timeout(1_500) }),
    ),
  "exports of the audit trail": ({ office }) => many(10, () => office.user.get("/v1/audit-trail/export")),
};

function calls({ user, shipmentId }: Office) {
  return documentCalls(user, shipmentId);
}

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return await answer.text();
}

function ask({ url, address, office }: Attacker, query: string, variables: object = {}): Promise<string> {
  return post(`${url}/graphql`, { query, variables }, { ...from(address), ...bearer(office) });
}

function saveImage(office: Office, content: Buffer): Promise<unknown> {
  return upload(office.api, office.user, "/v1/attachment/save", {
    fields: { attachment_type: "STAMP_SIGN" },
    file: { name: "image.png", content },
  });
}

let oneProfile: Buffer | null = null;
/** Making it takes a second, which is the attacker's and not the product's. */
function profile(): Buffer {
  oneProfile ??= aColourProfile(1024 * megabyte);
  return oneProfile;
}

/** Asks, and takes nothing of the answer for two seconds. */
function leaveAnswer(url: string, address: string, office: Office, body: string): Promise<void> {
  const head = ["POST /graphql HTTP/1.1", `X-Forwarded-For: ${address}`, `Authorization: Bearer ${office.user.jwt}`];
  return leaveUnread(url, [...head, "Content-Type: application/json"], body);
}

/** Promises a body and sends a few bytes of it. */
async function dribble(url: string, address: string, office: Office): Promise<void> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
  socket.write(
    `POST /graphql HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nAuthorization: Bearer ${office.user.jwt}\r\n` +
      "Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
  );
  for (let sent = 0; sent < 10; sent += 1) {
    await wait(200);
    socket.write(" ");
  }
  socket.destroy();
}
