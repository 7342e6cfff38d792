import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { EnvelopeError } from "#domain/http/envelope.ts";
import type { Attachment } from "#domain/documents/attachment.ts";
import type { Shipment } from "#domain/shipment/shipment.ts";
import type { UserInfo } from "#domain/account/userInfo.ts";
import { riceShipment } from "../fixtures/cases.ts";
import { anEmptySheet } from "./fakeStats.ts";
import { respond, type Stored } from "./fakeRestRoutes.ts";

/** A call that reached the service. A form's body is its fields and its file. */
export type RestCall = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage["headers"];
  body: unknown;
};

/** What the service shall say instead of its usual answer: an envelope, or anything done to the raw response. */
export type Reply =
  | { status?: number; data?: unknown; errors?: (EnvelopeError | string | object)[]; headers?: Record<string, string> }
  | ((response: ServerResponse, request: IncomingMessage) => void);

/** A REST service of the base contract, in memory, that remembers every call. */
export type FakeRest = Stored & {
  url: string;
  calls: RestCall[];
  /** The calls as "METHOD path", for tests that count. */
  made(): string[];
  /** Answers a route ("POST /v1/user/login") otherwise from now on; `times` limits that. */
  say(route: string, reply: Reply, times?: number): void;
  close(): Promise<void>;
};

/** Starts the service. `isForeign`: a server of the same contract that knows nothing of our own additions. */
export async function aFakeRest({ isForeign = false } = {}): Promise<FakeRest> {
  const calls: RestCall[] = [];
  const replies = new Map<string, { reply: Reply; left: number }>();
  const stored: Stored = { info: aUserInfo(), shipments: [riceShipment()], isForeign, ids: 0, sheet: anEmptySheet() };
  // A call that is broken off has nobody left to answer.
  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", "http://fake");
    const path = url.pathname.replace("/ep/api", "");
    const route = `${request.method} ${path}`;
    const planned = replies.get(route);
    if (planned && planned.left > 0) {
      planned.left -= 1;
      const call: RestCall = { ...seen(request, url, path), body: undefined };
      calls.push(call);
      if (typeof planned.reply === "function") return planned.reply(response, request);
      call.body = parse(request, await read(request));
      const { status = 200, data = null, errors = [], headers = {} } = planned.reply;
      return send(response, status, { data, errors }, headers);
    }
    const bytes = await read(request);
    const call = { ...seen(request, url, path), body: parse(request, bytes) };
    calls.push(call);
    const answer = respond(stored, call);
    send(response, answer.status ?? 200, { data: answer.data ?? null, errors: answer.errors ?? [] });
  }

  const address = await new Promise<AddressInfo>((resolve) => {
    // A server that listens on a port has an address of this form.
    server.listen(0, "127.0.0.1", () => resolve(server.address() as AddressInfo));
  });
  return Object.assign(stored, {
    url: `http://127.0.0.1:${address.port}/ep/api`,
    calls,
    made: () => calls.map(({ method, path }) => `${method} ${path}`),
    say: (route: string, reply: Reply, times = Number.POSITIVE_INFINITY) => void replies.set(route, { reply, left: times }),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

/** A user with one of everything. */
function aUserInfo(change: Partial<UserInfo> = {}): UserInfo {
  const rice = riceShipment();
  return {
    userId: "USER1",
    name: "Asha Mehta",
    email: "asha@tarangvel.example",
    type: "EXPORTER",
    status: "ONBOARDING_COMPLETED",
    firms: [
      { firmId: "F1", ...rice.firm, stampKey: "stamp-key", letterHeadKey: "", address: [rice.address], bankDetails: [rice.bankDetails] },
    ],
    originCountry: ["India"],
    destinationCountry: ["Kenya", "United Arab Emirates"],
    buyers: [rice.consignee, ...rice.notifyParties],
    brokers: [rice.broker],
    loadingPorts: [{ portId: "LP1", name: "Mundra", country: "India" }],
    dischargePorts: [{ portId: "DP1", name: "Jebel Ali", country: "United Arab Emirates" }],
    paymentTerms: ["100% irrevocable L/C at sight"],
    shipmentTerms: ["FOB Mundra"],
    units: [{ unitId: "U1", orderUnit: "MT", packingUnit: "KG", weight: 1000, packageType: "BAG", netWeight: 25, grossWeight: 25.15 }],
    goods: [
      { goodsId: "G1", name: "1121 GOLDEN SELLA", hsnCode: "10063012", specification: "8.30 mm" },
      { goodsId: "G2", name: "1121 STEAM", hsnCode: "10063092", specification: "" },
    ],
    currency: ["USD", "EUR"],
    declaration: ["We declare"],
    contractFormat: [{ contractId: "CF1", name: "Rice", fields: { Quality: "Final at load port", Arbitration: "London" } }],
    documentTemplates: [{ templateId: "DT1", name: "Weight note", heading: "", body: "We certify" }],
    ...change,
  };
}

/** What a new file of an office without approvals has. */
export const asStored = { audience: [], state: "APPROVED", madeBy: "OFFICE", sha256: "" } satisfies Partial<Attachment>;

/** A stored file of a shipment. */
export function anAttachment(change: Partial<Attachment> = {}): Attachment {
  const size = { sizeInMB: 0.25, sizeInBytes: 262_144 };
  const time = "2025-11-12T08:00:00.000Z";
  const rest = { ...asStored, contentType: "application/pdf", type: "INVOICE" as const, time };
  return { name: "Invoice.pdf", key: "key-1", ...size, ...rest, ...change };
}

/** So many shipments, the newest first, named by their place. */
export function shipments(count: number): Shipment[] {
  return Array.from({ length: count }, (_, index) =>
    riceShipment({
      shipmentId: `S${index + 1}`,
      name: `Shipment ${index + 1}`,
      createdAt: new Date(Date.UTC(2025, 10, 30) - index * 86_400_000).toISOString(),
    }),
  );
}

function seen(request: IncomingMessage, url: URL, path: string): Pick<RestCall, "method" | "path" | "query" | "headers"> {
  return { method: request.method ?? "", path, query: Object.fromEntries(url.searchParams), headers: request.headers };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parse({ headers }: IncomingMessage, bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const type = headers["content-type"] ?? "";
  if (!type.startsWith("multipart/form-data")) return JSON.parse(bytes.toString("utf8"));
  const boundary = type.split("boundary=")[1] ?? "";
  return Object.fromEntries(partsOf(bytes, `--${boundary}`).map(readPart));
}

/** What stands between the boundaries. */
function partsOf(bytes: Buffer, boundary: string): Buffer[] {
  const parts: Buffer[] = [];
  for (let start = bytes.indexOf(boundary); start >= 0;) {
    const end = bytes.indexOf(boundary, start + boundary.length);
    if (end < 0) break;
    parts.push(bytes.subarray(start + boundary.length + 2, end - 2));
    start = end;
  }
  return parts;
}

/** A field as its text; a file as its name, type, size and hash. */
function readPart(part: Buffer): [string, unknown] {
  const blank = part.indexOf("\r\n\r\n");
  const head = part.subarray(0, blank).toString("utf8");
  const content = part.subarray(blank + 4);
  const name = /name="([^"]*)"/.exec(head)?.[1] ?? "";
  const filename = /filename="([^"]*)"/.exec(head)?.[1];
  if (filename === undefined) return [name, content.toString("utf8")];
  const mimeType = /Content-Type: (.*)/.exec(head)?.[1];
  return [name, { filename, mimeType, bytes: content.length, sha256: createHash("sha256").update(content).digest("hex") }];
}

function send(response: ServerResponse, status: number, envelope: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(envelope));
}
