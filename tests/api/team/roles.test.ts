import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApi, type Answer, type TestApi } from "../../support/api/anApi.ts";
import { asUser, type TestUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { everyRead, type WatchedOffice } from "../../support/api/calls/readCalls.ts";
import { anOffice, everyWrite, type GoodCall } from "../../support/api/calls/writeCalls.ts";
import { aShareWithOffice } from "../../support/api/sharing/shares.ts";
import { readOpenApi } from "../../support/api/openApiCheck.ts";
import { upload } from "../../support/files/multipartForm.ts";

let api: TestApi;
let office: WatchedOffice;
let editor: TestUser;
let viewer: TestUser;
let keyOfEditor: TestUser;

beforeAll(async () => {
  api = await anApi({ webhooks: { allowLoopback: true, timeoutMilliseconds: 1_000 }, startsIndexer: true });
  const made = await anOffice(api);
  const hook = { url: "http://localhost:65001/hook", events: ["shipment.created"], isActive: false };
  const webhookId = String((await made.user.post("/v1/user/webhook/add", hook)).data["webhookId"]);
  const deliveryId = String((await made.user.post(`/v1/user/webhook/test?webhookId=${webhookId}`)).data["deliveryId"]);
  office = { ...made, webhookId, deliveryId, shared: await aShareWithOffice(api, made.user) };
  editor = await aMember(api, made.user, { role: "EDITOR", name: "Meena Shah" });
  viewer = await aMember(api, made.user, { role: "VIEWER", name: "Vikram Rao" });
  // A second owner makes a key, and is an editor from then on.
  const second = await aMember(api, made.user, { role: "OWNER" });
  const { data } = await second.post("/v1/user/api-key/add", { name: "ERP", scope: "WRITE" });
  await made.user.post(`/v1/team/role?memberId=${second.memberId}`, { role: "EDITOR" });
  keyOfEditor = asUser(api, { ...second, jwt: String(data["key"]) });
  // Four passwords are hashed, and documents are rendered.
});
afterAll(() => api.close());

/** Calls that need no session. */
const open = new Set([
  "POST /v1/user/login",
  "POST /v1/user/signup",
  "POST /v1/invitation/read",
  "POST /v1/invitation/accept",
  "POST /v1/link/read",
  "POST /v1/link/open",
  "POST /v1/link/approve",
  "POST /v1/link/reject",
  "POST /v1/link/save",
  "GET /openapi.json",
]);

/** What only an owner may do, as the guide promises it; everything else that writes is for editors, and what reads for all. */
const ofOwners = [
  "POST /v1/user/onboarding",
  "POST /v1/team/role",
  "DELETE /v1/team/member",
  "GET /v1/team/invitation",
  "POST /v1/team/invite",
  "DELETE /v1/team/invitation",
  "POST /v1/sharing-defaults",
  "POST /v1/review-settings",
  "POST /v1/partner/invite",
  "POST /v1/partner/update",
  "POST /v1/partner/reinvite",
  "POST /v1/partner/revoke",
  "POST /v1/partner/accept",
  "GET /v1/user/api-key",
  "POST /v1/user/api-key/add",
  "DELETE /v1/user/api-key",
  "POST /v1/user/firm/add",
  "DELETE /v1/user/firm",
  "POST /v1/user/sample-data/add",
  "DELETE /v1/user/sample-data",
  "GET /v1/user/webhook",
  "POST /v1/user/webhook/add",
  "POST /v1/user/webhook/update",
  "DELETE /v1/user/webhook",
  "GET /v1/user/webhook/deliveries",
  "GET /v1/user/webhook/delivery",
  "POST /v1/user/webhook/redeliver",
  "POST /v1/user/webhook/test",
];
/** A person's own account. */
const ofThePerson = [
  "POST /v1/user/update",
  "POST /v1/inbox/mail",
  "POST /v1/user/saved-search/add",
  "POST /v1/user/saved-search/update",
  "DELETE /v1/user/saved-search/delete",
];
/** An editor changes and deletes what they wrote themselves; the walk's comments are an owner's. */
const ofTheAuthor = new Set(["PATCH /v1/shipment/comment", "DELETE /v1/shipment/comment", "DELETE /v1/shared/comment"]);
/** Everyone's walk: its good call changes the stamp. */
const changesStamp = "POST /v1/user/firm/update";

const routes = [...Object.keys(everyRead), ...Object.keys(everyWrite)].filter((route) => !open.has(route));
const reading = routes.filter((route) => route in everyRead && !ofOwners.includes(route));
const writing = routes.filter((route) => route in everyWrite && ![...ofOwners, ...ofThePerson].includes(route));

async function send(user: TestUser, route: string, call?: GoodCall): Promise<Answer> {
  const good = { ...everyRead, ...everyWrite }[route];
  const { query = "", body, form } = call ?? (await good?.(office)) ?? {};
  const [method = "", path = ""] = route.split(" ");
  if (form) return await upload(api, user, path + query, form);
  if (method === "GET") return await user.get(path + query);
  if (method === "POST") return await user.post(path + query, body);
  return method === "PATCH" ? await user.patch(path + query, body) : await user.delete(path + query);
}

const readOnly = [403, null, [{ error: "Your role may only read" }]];
const ownerNeeded = [403, null, [{ error: "Only an owner can do this" }]];
const outcome = ({ status, data, errors }: Answer) => [status, data, errors];
const lines = async () => (await office.user.get<{ total: number }>("/v1/audit-trail?total=true&limit=1")).data.total;

test("every route of the service has its line here (R-640)", () => {
  const served = api.routes.map(({ route }) => route.replace("/ep/api", "")).filter((route) => !/^HEAD | \/files\//.test(route));
  expect(served.filter((route) => !open.has(route) && !routes.includes(route))).toEqual([]);
  expect(ofOwners.filter((route) => !routes.includes(route))).toEqual([]);
});

test("OpenAPI says of each operation who may call it", async () => {
  const { paths } = await readOpenApi(api.app);
  const told = (route: string): string => {
    const [method = "", path = ""] = route.split(" ");
    const { description = "" } = paths[path]?.[method.toLowerCase()] ?? {};
    return /Only for owners|For owners and editors|For every role/.exec(description)?.[0] ?? "nothing";
  };
  const expected = (route: string) =>
    ofOwners.includes(route) ? "Only for owners" : writing.includes(route) ? "For owners and editors" : "For every role";
  expect(routes.map((route) => [route, told(route)])).toEqual(routes.map((route) => [route, expected(route)]));
});

describe.each(writing)("%s", (route) => {
  test("is refused to a viewer and leaves nothing (R-641)", async () => {
    const good = await everyWrite[route]?.(office);
    const before = await lines();
    expect(outcome(await send(viewer, route, good))).toEqual(readOnly);
    expect(await lines()).toBe(before);
  });
});

test.each(writing.filter((route) => route !== changesStamp && !ofTheAuthor.has(route)))(
  "%s is done for an editor, and for a key that an editor made (R-640, R-644)",
  async (route) => {
    expect(await send(editor, route)).toMatchObject({ status: 200, errors: [] });
    // The editor has entered the same already, which some calls refuse.
    expect([200, 409]).toContain((await send(keyOfEditor, route)).status);
  },
);

describe.each(ofOwners)("%s", (route) => {
  test("is refused to editors, viewers and what was a key of an owner, and leaves nothing (R-641, R-644)", async () => {
    const good = await { ...everyRead, ...everyWrite }[route]?.(office);
    const before = await lines();
    for (const user of [editor, viewer]) expect(outcome(await send(user, route, good))).toEqual(ownerNeeded);
    expect((await send(keyOfEditor, route, good)).status).toBe(403);
    expect(await lines()).toBe(before);
  });
});

test.each(reading.filter((route) => !route.endsWith("/events") && route !== "GET /v1/audit-trail/export"))(
  "%s is done for a viewer (R-640)",
  async (route) => {
    expect(await send(viewer, route)).toMatchObject({ status: 200, errors: [] });
  },
);

test("a viewer may export the trail and listen to events (R-640)", async () => {
  const headers = { authorization: viewer.jwt };
  const exported = await api.inject({ method: "GET", url: "/ep/api/v1/audit-trail/export", headers });
  expect(exported.statusCode).toBe(200);
  // A stream does not end; the id shows that the call got beyond the role.
  expect((await viewer.get("/v1/events?firmId=unknown")).status).toBe(404);
});

test("each person changes their own name and password, and no one else's (R-643)", async () => {
  const person = await aMember(api, office.user, { role: "VIEWER" });
  const { data, errors } = await person.post<{ name: string; jwt: string }>("/v1/user/update", {
    name: "Meena R. Shah",
    oldPassword: person.password,
    newPassword: "orchard-12",
  });
  expect([data.name, errors]).toEqual(["Meena R. Shah", []]);
  expect((await person.get("/v1/user/info")).status).toBe(401);
  const { status } = await office.user.get("/v1/user/info");
  expect(status).toBe(200);
  const again = await api.call("POST", "/v1/user/login", { body: { email: person.email, password: "orchard-12" } });
  expect(again.status).toBe(200);
});

describe("a firm's bank accounts and stamp", () => {
  const update = (user: TestUser, change: object) =>
    user.post(`/v1/user/firm/update?firmId=${office.firm.firmId}`, { ...office.firm, ...change });
  const stored = async () => (await office.user.get<{ firms: object[] }>("/v1/user/info")).data.firms[0];

  beforeAll(async () => {
    const { data } = await office.user.get<{ firms: (typeof office.firm)[] }>("/v1/user/info");
    office = { ...office, firm: data.firms.find(({ firmId }) => firmId === office.firm.firmId) ?? office.firm };
  });

  test("stay as they are when an editor changes the rest (R-642)", async () => {
    const { status, data } = await update(editor, { pan: "AAXCT4821K" });
    expect([status, data["pan"], data["bankDetails"], data["stampKey"]]).toEqual([
      200,
      "AAXCT4821K",
      office.firm.bankDetails,
      office.firm.stampKey,
    ]);
    expect((await update(keyOfEditor, { pan: "AAXCT4821L" })).status).toBe(200);
  });

  const [first, second] = [0, 1];
  test.each<[string, () => object]>([
    ["the account number", () => ({ bankDetails: banksWith(first, { accountNumber: "999999999999" }) })],
    ["the IBAN", () => ({ bankDetails: banksWith(second, { iban: "AE070331234567890123456" }) })],
    ["the SWIFT code", () => ({ bankDetails: banksWith(first, { swiftCode: "EVILINBB" }) })],
    ["the holder's name", () => ({ bankDetails: banksWith(first, { accountHolderName: "Somebody Else" }) })],
    ["an account more", () => ({ bankDetails: [...office.firm.bankDetails, { ...office.firm.bankDetails[first], bankId: "" }] })],
    ["an account less", () => ({ bankDetails: office.firm.bankDetails.slice(first, 1) })],
    ["the order", () => ({ bankDetails: office.firm.bankDetails.toReversed() })],
    ["the same accounts under new ids", () => ({ bankDetails: office.firm.bankDetails.map((bank) => ({ ...bank, bankId: "" })) })],
  ])("are not changed by an editor: %s (R-642)", async (_what, change) => {
    const before = await stored();
    const trail = await lines();
    expect(outcome(await update(editor, change()))).toEqual(ownerNeeded);
    expect(outcome(await update(keyOfEditor, change()))).toEqual(ownerNeeded);
    expect(await stored()).toEqual(before);
    expect(await lines()).toBe(trail);
    expect((await update(viewer, change())).errors).toEqual([{ error: "Your role may only read" }]);
  });

  test("take no stamp that an editor uploaded (R-642)", async () => {
    const good = await everyWrite[changesStamp]?.(office);
    const before = await stored();
    expect(outcome(await send(editor, changesStamp, good))).toEqual(ownerNeeded);
    expect(await stored()).toEqual(before);
    expect((await send(office.user, changesStamp, good)).status).toBe(200);
  });

  function banksWith(index: number, change: object): object[] {
    return office.firm.bankDetails.map((bank, at) => (at === index ? { ...bank, ...change } : bank));
  }
});
