import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { accountRoutes, logIn, signUp } from "./account.ts";
import { attachmentRoutes } from "./attachments.ts";
import { documentRoutes } from "./documents.ts";
import { masterDataRoutes } from "./masterData.ts";
import { shipmentRoutes } from "./shipments.ts";
import { statsRoutes } from "./stats.ts";
import { Refusal, type Account, type Handler, type Item, type Store } from "./store.ts";
import { writeIds, type Habits, type IdWriting } from "./wire.ts";

/**
 * A REST service of the same contract that is not ours: written from the rules, with none of our
 * code, and with the habits of another team. It knows the calls of section 7 and no others.
 */
export type OtherService = {
  /** For `EP_API_URL`. */
  url: string;
  /** Where files are fetched from, for `FILE_ORIGIN`: a separate server. */
  fileOrigin: string;
  /** From here on one call answers otherwise; null ends that. */
  behave(odd: Odd | null): void;
  /** Every call as "METHOD path", in the order of coming. */
  calls: string[];
  stop(): Promise<void>;
};

/** One call that answers otherwise: with other data, or with another answer. `route` is "METHOD path". */
export type Odd = {
  route: string;
  data?: (data: Item) => unknown;
  answer?: { status: number; body: string };
};

const routes: Record<string, Handler> = {
  ...accountRoutes,
  ...masterDataRoutes,
  ...attachmentRoutes,
  ...documentRoutes,
  ...shipmentRoutes,
  ...statsRoutes,
};
/** Calls without a session. */
const entrances: Record<string, (store: Store, body: Item) => Item> = {
  "POST /v1/user/login": logIn,
  "POST /v1/user/signup": signUp,
};

/** What the server answers with. */
type Serving = { store: Store; ids: IdWriting; blank: Habits["blank"]; odd: Odd | null };

/** Starts it on free ports with nothing in it. */
export async function startOtherService({ ids, blank }: Habits = {}): Promise<OtherService> {
  const store: Store = { accounts: [], files: new Map(), filesUrl: "" };
  const serving: Serving = { store, ids: writeIds(ids), blank, odd: null };
  const calls: string[] = [];
  const files = createServer((request, response) => sendFile(store, request, response));
  const service = createServer((request, response) => {
    calls.push(`${request.method} ${new URL(request.url ?? "/", "http://service").pathname.replace("/ep/api", "")}`);
    // A call that is broken off has nobody left to answer.
    void answer(serving, request, response).catch(() => response.destroy());
  });
  store.filesUrl = await listen(files);
  const url = `${await listen(service)}/ep/api`;
  const stop = async () => void (await Promise.all([service, files].map(end)));
  const behave = (odd: Odd | null) => void (serving.odd = odd);
  return { url, fileOrigin: store.filesUrl, calls, behave, stop };
}

async function answer(serving: Serving, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { store, ids, odd } = serving;
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://service");
  const route = `${request.method} ${pathname.replace("/ep/api", "")}`;
  const bytes = await read(request);
  const [enter, handle] = [entrances[route], routes[route]];
  const change = odd?.route === route ? odd : null;
  if (change?.answer) {
    response.writeHead(change.answer.status, { "content-type": "application/json" }).end(change.answer.body);
    return;
  }
  if (!enter && !handle) {
    response.writeHead(404, { "content-type": "text/html" }).end("<!doctype html><title>404</title><h1>Cannot find that</h1>");
    return;
  }
  try {
    const { body: sent, form } = await parse(request, bytes);
    const [query, body] = [ids.query(searchParams), ids.body(sent)];
    const data = enter ? enter(store, body) : await handle?.({ account: accountOf(store, request), store, query, body, form });
    const written = ids.out(data);
    // The data of every read is an object; what is kept is not changed.
    if (change?.data) send(response, 200, change.data(structuredClone(written) as Item), []);
    else if (serving.blank && isMissing(data)) sendBlank(response, serving.blank);
    else send(response, 200, written, []);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    send(response, error.status, null, error.errors);
  }
}

function isMissing(data: unknown): boolean {
  return data === null || data === undefined;
}

function sendBlank(response: ServerResponse, blank: NonNullable<Habits["blank"]>): void {
  if (blank === "OK") send(response, 200, "OK", []);
  else response.writeHead(204).end();
}

function accountOf({ accounts }: Store, { headers }: IncomingMessage): Account {
  const token = headers.authorization?.replace(/^Bearer /, "");
  const found = accounts.find((account) => account.token === token);
  if (!found) throw new Refusal(401, { error: "Session expired" });
  return found;
}

async function parse({ headers }: IncomingMessage, bytes: Buffer): Promise<{ body: Item; form: FormData | null }> {
  const type = headers["content-type"] ?? "";
  if (type.startsWith("multipart/form-data"))
    return { body: {}, form: await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData() };
  const body: unknown = bytes.length > 0 ? JSON.parse(bytes.toString("utf8")) : {};
  // Every JSON body of the contract is an object.
  return { body: body as Item, form: null };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, data: unknown, errors: unknown[]): void {
  const envelope = { data: data ?? null, errors, timestamp: Date.now() };
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(envelope));
}

/** Anybody who has a file's address may fetch it, from any page. */
function sendFile({ files }: Store, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://files");
  const file = searchParams.has("signature") ? files.get(pathname.slice(1)) : undefined;
  const shared = { "access-control-allow-origin": "*" };
  if (file) response.writeHead(200, { ...shared, "content-type": file.mimeType }).end(file.bytes);
  else response.writeHead(403, shared).end();
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    // A server that listens on a port has an address of this form.
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

function end(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
