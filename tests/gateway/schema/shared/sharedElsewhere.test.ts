import { getNamedType, isNonNullType, isObjectType } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isObject } from "#domain/typedObject.ts";
import { createSchema } from "../../../../gateway/graphql/createSchema.ts";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import type { TestUser } from "../../../support/api/aUser.ts";
import { everyRead, type WatchedOffice } from "../../../support/api/calls/readCalls.ts";
import { anOffice } from "../../../support/api/calls/writeCalls.ts";
import { aFullShare, partnerViews } from "../../../support/api/sharing/partnerViews.ts";
import { aShareWithOffice } from "../../../support/api/sharing/shares.ts";
import { openGateway } from "../../../support/gateway/aGateway.ts";
import { wholeSelection } from "../../../support/gateway/wholeSelection.ts";

const served = aServedApi({ limits: { drawings: 0 } });
let office: WatchedOffice;
let gateway: Awaited<ReturnType<typeof openGateway>>;
/** Texts of the exporter's that are nobody else's. */
let secrets: string[];

beforeAll(async () => {
  const { api } = served;
  const own = await anOffice(api);
  const shared = await aShareWithOffice(api, own.user);
  office = { ...own, webhookId: "none", deliveryId: "none", shared };
  gateway = await openGateway({ rest: { url: served.url } });
});
afterAll(() => gateway.close());

/** The texts in an answer. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** What an answer gives away, other than what its caller sent. */
function leaksIn(answer: string, sent = ""): string[] {
  return secrets.filter((secret) => answer.includes(secret) && !sent.includes(secret));
}

/** Streams, which other tests read, and what is shared, which is compared key by key. */
const elsewhere = Object.keys(everyRead).filter((route) => !/\/v1\/(shared|events|inbox\/events)/.test(route));

/** Sends a read with the exporter's ids, or with none. */
async function read(user: TestUser, route: string, named: boolean): Promise<{ sent: string; text: string }> {
  const [method = "", path = ""] = route.split(" ");
  const { query = "", body } = named ? ((await everyRead[route]?.(office)) ?? {}) : {};
  const request = { method: method === "GET" ? ("GET" as const) : ("POST" as const), url: `/ep/api${path}${query}` };
  const payload = method === "GET" ? {} : { payload: body ?? {} };
  const answer = await served.api.inject({ ...request, headers: { authorization: user.jwt }, ...payload });
  return { sent: query + JSON.stringify(body), text: answer.body };
}

const roles = partnerViews.filter(({ what, view }) => view.showsPrices && ["consignee", "broker", "agent"].includes(what));
const viewerType = createSchema().getType("Viewer");

test.each(roles)(
  "$view.role: no list, search, export, trail or other read tells anything of the exporter's (R-690, R-693)",
  async (one) => {
    const { partner, shipmentId } = await aFullShare(served.api, office, one);
    const words = JSON.stringify((await served.api.inject({ method: "GET", url: "/ep/api/openapi.json" })).json());
    const own = await Promise.all(
      [`/v1/shipment?shipmentId=${shipmentId}`, "/v1/user/info", "/v1/team"].map((path) => office.user.get(path)),
    );
    const partnersOwn = JSON.stringify((await partner.get("/v1/team")).data);
    secrets = [...new Set(textsIn(own.map(({ data }) => data)))].filter(
      (text) => text.length >= 6 && !words.includes(JSON.stringify(text).slice(1, -1)) && !partnersOwn.includes(text),
    );
    expect(secrets).toEqual(expect.arrayContaining(["Secret name", "Secret notes", office.firm.name, "HLG4471201", shipmentId]));

    const leaks: [string, string[]][] = [];
    for (const route of elsewhere) {
      for (const named of [true, false]) {
        const { sent, text } = await read(partner, route, named);
        leaks.push([`${route} ${named ? "by id" : ""}`, leaksIn(text, sent)]);
      }
    }
    const search = `{ viewer { shipments(find: "Secret") { totalCount nodes { name } } documents(search: { query: "Secret" }) { totalCount } } }`;
    leaks.push(["search", leaksIn(await askAs(partner, search))]);
    for (const [name, query] of viewerQueries()) leaks.push([`Viewer.${name}`, leaksIn(await askAs(partner, query))]);
    // The partner's trail names the office whose partnership it accepted, its inbox the shipment that it was asked about, and whose it is.
    const isKnown = (place: string, text: string) =>
      (/audit-trail|auditTrail|activity|inbox/i.test(place) && text === office.firm.name) || (/inbox/i.test(place) && text === shipmentId);
    const told = leaks.map(([place, found]) => [place, found.filter((text) => !isKnown(place, text))] as const);
    expect(told.filter(([, found]) => found.length > 0)).toEqual([]);
  },
);

test("the exporter itself reads its texts by these calls, so that the walk would find them (R-690)", async () => {
  const found = new Set<string>();
  for (const route of elsewhere) for (const leak of leaksIn((await read(office.user, route, true)).text)) found.add(leak);
  for (const [, query] of viewerQueries()) for (const leak of leaksIn(await askAs(office.user, query))) found.add(leak);
  expect(found.size / secrets.length).toBeGreaterThan(0.8);
});

async function askAs({ jwt }: TestUser, query: string): Promise<string> {
  const { data, errors } = await gateway.ask(query, {}, { authorization: `Bearer ${jwt}` });
  const wrong = errors.filter(({ extensions }) => !["UPSTREAM_UNSUPPORTED", "FORBIDDEN"].includes(String(extensions["code"])));
  expect([query, wrong]).toEqual([query, []]);
  return JSON.stringify([data, errors]);
}

/** Asks for each field of the viewer that needs no argument, with all that is in it. */
function viewerQueries(): [string, string][] {
  if (!isObjectType(viewerType)) throw new Error("There is no type Viewer");
  const fields = Object.values(viewerType.getFields()).filter(({ name }) => !name.startsWith("shared"));
  return fields.flatMap(({ name, type, args }): [string, string][] => {
    if (args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)) return [];
    const page = args.some((arg) => arg.name === "first") ? "(first: 2)" : "";
    return [[name, `{ viewer { ${name}${page} ${wholeSelection(getNamedType(type), 3, ["Viewer"])} } }`]];
  });
}
