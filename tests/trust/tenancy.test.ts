import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi } from "../support/api/anApi.ts";
import { aShipment, aShipmentBody } from "../support/api/anExporter.ts";
import { aShareWithOffice } from "../support/api/sharing/shares.ts";
import { everyRead, type WatchedOffice } from "../support/api/calls/readCalls.ts";
import { anOffice, everyWrite, type GoodCall } from "../support/api/calls/writeCalls.ts";
import { idArguments } from "../support/gateway/ids/graphqlIds.ts";
import { kindsOf, operationWith } from "../support/gateway/ids/idOperations.ts";
import { idsByKind, unknownGlobalId, type IdsByKind } from "../support/gateway/ids/idsByKind.ts";
import { idPlaces, unknownLike, valueAt, withValueAt, type Place, type Tree } from "../support/gateway/ids/idPlaces.ts";
import { startProduct, type Product } from "../support/servers/product.ts";
import { productApi } from "../support/servers/productApi.ts";
import { aFirmImage, multipart } from "../support/files/multipartForm.ts";

/** Two strangers with everything that a user may have: whatever the one asks for by an id of the other is not there. */
let product: Product;
let mine: WatchedOffice;
let theirs: WatchedOffice;

beforeAll(async () => {
  product = await startProduct({ WEBHOOKS_TO_LOOPBACK: "on" });
  [mine, theirs] = await Promise.all([anOfficeWithWebhook(), anOfficeWithWebhook()]);
});
afterAll(() => product?.stop());

async function anOfficeWithWebhook(): Promise<WatchedOffice> {
  const office = await anOffice(productApi(product.url));
  const hook = { url: "http://localhost:65001/hook", events: ["shipment.created"], isActive: false };
  const webhookId = String((await office.user.post("/v1/user/webhook/add", hook)).data["webhookId"]);
  const deliveryId = String((await office.user.post(`/v1/user/webhook/test?webhookId=${webhookId}`)).data["deliveryId"]);
  const shared = await aShareWithOffice(productApi(product.url), office.user);
  return { ...office, webhookId, deliveryId, shared };
}

type Good = (office: WatchedOffice) => GoodCall | Promise<GoodCall>;

/** Every call of REST with every id that it may name. */
const cases: Record<string, Good> = {
  ...everyRead,
  ...everyWrite,
  "POST /v1/shipment/add": (office) => ({ body: aFullBody(office) }),
  "POST /v1/shipment/update": async (office) => ({
    query: `?shipmentId=${(await aShipment(office)).shipmentId}`,
    body: aFullBody(office),
  }),
  "POST /v1/user/firm/update": async ({ api, user, firm: { firmId, ...firm } }) => ({
    query: `?firmId=${firmId}`,
    body: { ...firm, stampKey: await aFirmImage(api, user), letterHeadKey: await aFirmImage(api, user, "LETTERHEAD") },
  }),
};

function aFullBody(office: WatchedOffice) {
  return aShipmentBody(office, {
    isSellerDifferent: true,
    sellerId: office.sellerId,
    isBuyerDifferent: true,
    buyerId: office.sellerId,
  });
}

test("every call of REST is among the cases", async () => {
  const api = await anApi({ startsIndexer: true });
  const served = api.routes
    .map(({ route }) => route.replace("/ep/api", ""))
    .filter((route) => !/^HEAD |signup|openapi| \/files\//.test(route));
  await api.close();
  expect(served.filter((route) => cases[route] === undefined)).toEqual([]);
});

describe("by REST", () => {
  test.each(Object.keys(cases))("%s answers another user's id exactly like an unknown one, and changes nothing", async (route) => {
    const good = cases[route];
    if (!good) throw new Error(`There is no case for ${route}`);
    const [call, foreign] = [toTree(await good(mine)), toTree(await good(theirs))];
    const places = idPlaces(call);
    const before = await everything();
    for (const place of places) {
      const foreignId = String(valueAt(foreign, place));
      if (foreignId === valueAt(call, place)) throw new Error(`${place.join(".")} is no id of another user`);
      const answer = await send(route, call, place, foreignId);
      const unknown = unknownLike(foreignId);
      expect([place, answer]).toEqual([place, await send(route, call, place, unknown)]);
      expect([place, answer, isNothing(answer)]).toEqual([place, answer, true]);
    }
    expect(await everything()).toEqual(before);
  });
});

/** A call as one tree, whose query is in parts. */
function toTree({ query = "", body, form }: GoodCall): Tree {
  return { query: Object.fromEntries(new URLSearchParams(query)), body, fields: form?.fields, file: form?.file?.name };
}

type Told = { status: number; text: string };

/** Sends a call in my name with another id at one place; its answer, the id taken out. */
async function send(route: string, call: Tree, place: Place, id: string): Promise<Told> {
  const [method = "", path = ""] = route.split(" ");
  // `toTree` made it, and putting an id into it keeps its shape.
  const { query, body, fields } = withValueAt(call, place, id) as {
    query: Record<string, string>;
    body?: object;
    fields?: Record<string, string>;
  };
  const form = fields && multipart({ fields, file: { name: "more.pdf", content: Buffer.from("%PDF-1.4") } });
  const type = form?.contentType ?? (body === undefined ? null : "application/json");
  const headers = { authorization: mine.user.jwt, ...(type !== null && { "content-type": type }) };
  const sent = form ? new Uint8Array(form.payload) : body === undefined ? null : JSON.stringify(body);
  const response = await fetch(`${product.url}/ep/api${path}?${new URLSearchParams(query)}`, { method, headers, body: sent });
  return { status: response.status, text: (await response.text()).replaceAll(id, "ID") };
}

/** Not found, or a place where nothing is. */
function isNothing({ status, text }: Told): boolean {
  const empty = ["entries", "comments", "documents", "shipments", "shipmentStats", "rows", "nodes"].map((list) => `"${list}":[]`);
  const none = [...empty, "Please select at least one document", '{"summary":{"shipments":0,', '{"node":null}', '{"nodes":[null]}'];
  return (status === 404 || status === 200) && (/not found/i.test(text) || none.some((one) => text.includes(one)));
}

describe("by GraphQL", () => {
  let ours: IdsByKind;
  let foreign: IdsByKind;
  beforeAll(async () => {
    // Calls of REST above have made a record of every kind.
    const idsOf = ({ user }: WatchedOffice) => idsByKind(product.url, user.jwt);
    [ours, foreign] = await Promise.all([idsOf(mine), idsOf(theirs)]);
  });

  test.each(idArguments())("%s answers another user's id exactly like an unknown one, and changes nothing", async (argument) => {
    const before = await everything();
    for (const kind of kindsOf(argument)) {
      const id = foreign[kind];
      if (!id || id === ours[kind]) throw new Error(`Both users need a ${kind} of their own`);
      const answer = await ask(argument, id);
      expect([kind, answer]).toEqual([kind, await ask(argument, unknownGlobalId(id))]);
      expect([kind, answer, isNothing(answer)]).toEqual([kind, answer, true]);
    }
    expect(await everything()).toEqual(before);
  });

  /** Sends an operation that is good but for the id that the argument gets; its answer, the id taken out. */
  async function ask(argument: string, id: string): Promise<Told> {
    const { query, variables } = operationWith(argument, id, ours, mine.firm.stampKey);
    const stream: Record<string, string> = argument.startsWith("Subscription.") ? { accept: "text/event-stream" } : {};
    const headers = { authorization: `Bearer ${mine.user.jwt}`, "graphql-require-preflight": "1", ...stream };
    const operation = JSON.stringify({ query, variables });
    const isUpload = argument.startsWith("Mutation.upload");
    const body = isUpload ? withFile(operation) : new Blob([operation], { type: "application/json" });
    const response = await fetch(`${product.url}/graphql`, { method: "POST", headers, body });
    return { status: response.status, text: (await response.text()).replaceAll(id, "ID") };
  }
});

/** An operation with a file for its input, as a form. */
function withFile(operation: string): FormData {
  const form = new FormData();
  form.set("operations", operation);
  form.set("map", JSON.stringify({ file: ["variables.input.file"] }));
  form.set("file", new Blob(["%PDF-1.4"], { type: "application/pdf" }), "more.pdf");
  return form;
}

/** All that the two users see, as text. */
async function everything(): Promise<string[]> {
  return await Promise.all([mine, theirs].map(seenBy));
}

async function seenBy({ user, firm }: WatchedOffice): Promise<string> {
  const answers = await Promise.all([
    user.get("/v1/user/info"),
    user.post("/v1/shipment/filter", { full: true, limit: 500 }),
    user.get(`/v1/shipment-stats/columns?firmId=${firm.firmId}`),
    user.post(`/v1/shipment-stats/filter?firmId=${firm.firmId}`, {}),
    user.post(`/v1/shipment-stats/values?firmId=${firm.firmId}`, { columnId: "shipment" }),
    user.get("/v1/user/api-key"),
    user.get("/v1/user/webhook"),
  ]);
  return JSON.stringify(answers.map(({ data }) => data));
}
