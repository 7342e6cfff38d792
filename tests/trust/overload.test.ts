import { afterAll, beforeAll, expect, test } from "vitest";
import { globalId } from "#domain/http/globalId.ts";
import { aFakeRest, type FakeRest } from "../support/gateway/fakeRest.ts";
import { type Product, startProduct, unlimited } from "../support/servers/product.ts";

/** As many requests as a process lets be under way. */
const most = 64;

let rest: FakeRest;
let product: Product;
beforeAll(async () => {
  rest = await aFakeRest();
  product = await startProduct({ ...unlimited, EP_API_URL: rest.url });
});
afterAll(async () => {
  await product?.stop();
  await rest?.close();
});

const headers = { "content-type": "application/json", authorization: "Bearer a-token" };
const query = `mutation ($input: GenerateCustomDocumentInput!) { generateCustomDocument(input: $input) { errors { message } } }`;

function draw(): Promise<Response> {
  const shipmentId = globalId("Shipment", rest.shipments[0]?.shipmentId ?? "");
  const input = { shipmentId, name: "Letter", heading: "LETTER", body: "Dear Sir" };
  return fetch(`${product.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables: { input } }) });
}

const ask = () => fetch(`${product.url}/graphql`, { method: "POST", headers, body: '{"query":"{ __typename }"}' });

test("what comes while 64 are under way gets 503 with Retry-After at once; those finish, and then more are let in", async () => {
  const held: (() => void)[] = [];
  rest.say("POST /v1/shipment/document/custom-document", (response, request) => {
    request.resume();
    held.push(() => response.writeHead(422, { "content-type": "application/json" }).end('{"data":null,"errors":["Done"]}'));
  });
  const accepted = Array.from({ length: most }, draw);
  await expect.poll(() => held.length, { timeout: 20_000 }).toBe(most);
  const refused = await Promise.all(Array.from({ length: 50 }, ask));
  for (const answer of refused) {
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: "UPSTREAM_UNAVAILABLE", retryAfter: 2 } }] });
  }
  expect((await fetch(`${product.url}/livez`)).status).toBe(200);
  expect(held).toHaveLength(most);
  for (const finish of held) finish();
  for (const answer of await Promise.all(accepted)) {
    expect(await answer.json()).toMatchObject({ data: { generateCustomDocument: { errors: [{ message: "Done" }] } } });
  }
  expect((await ask()).status).toBe(200);
});
