import { afterAll, beforeAll, expect, test } from "vitest";
import { aServedApi } from "../../support/api/aServedApi.ts";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { ownAddress, type TestUser } from "../../support/api/aUser.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { globalId, openGateway, type TestGateway } from "../../support/gateway/aGateway.ts";

const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
});
afterAll(() => gateway.close());

function ask({ jwt }: TestUser, query: string, variables: object = {}) {
  return gateway.ask(query, { ...variables }, { authorization: `Bearer ${jwt}`, ...ownAddress() });
}

const page = "unreadCount totalCount nodes { id kind who what text decision shipmentId attachmentId sharedShipmentId times isRead }";

test("the inbox is read page by page, filtered and marked as read (R-909, R-911)", async () => {
  const { user } = exporter;
  await aPartner(served.api, user, { role: "CHA", name: "Kutch Clearing" });
  await aPartner(served.api, user, { role: "CHA", name: "Rohan Desai" });
  const mark = async (input: object) => {
    const query = `mutation ($input: MarkInboxReadInput!) { markInboxRead(input: $input) { viewer { inbox(first: 1) { unreadCount } } errors { message field } } }`;
    return (await ask(user, query, { input })).at("markInboxRead");
  };
  const all = (await ask(user, `{ viewer { inbox { ${page} } } }`)).at("viewer.inbox") as { nodes: { id: string }[] };
  const nothing = { text: "", decision: null, shipmentId: null, attachmentId: null, sharedShipmentId: null, times: 1, isRead: false };
  expect(all).toMatchObject({
    unreadCount: 2,
    totalCount: 2,
    nodes: [
      { kind: "JOINED", who: "Rohan Desai", what: "CHA", ...nothing },
      { kind: "JOINED", who: "Kutch Clearing", what: "CHA", ...nothing },
    ],
  });
  expect(await mark({ ids: [all.nodes[0]?.id] })).toEqual({ viewer: { inbox: { unreadCount: 1 } }, errors: [] });
  const unread = `{ viewer { inboxMail inbox(last: 1, state: UNREAD) { totalCount nodes { who isRead } } } }`;
  const read = { totalCount: 1, nodes: [{ who: "Kutch Clearing", isRead: false }] };
  expect((await ask(user, unread)).at("viewer")).toEqual({ inboxMail: "NEVER", inbox: read });
  expect(await mark({ until: "2100-01-01T00:00:00.000Z" })).toMatchObject({ viewer: { inbox: { unreadCount: 0 } } });
  expect(await mark({ ids: [globalId("Firm", "x")] })).toMatchObject({ viewer: null, errors: [{ field: ["ids", "0"] }] });
});

test("e-mails about the inbox are refused by a service that sends none (R-912)", async () => {
  const query = "mutation { setInboxMail(input: { mail: DAILY }) { viewer { inboxMail } errors { message field } } }";
  const refusal = { message: "This server sends no e-mail", field: ["mail"] };
  expect((await ask(exporter.user, query)).at("setInboxMail")).toEqual({ viewer: null, errors: [refusal] });
});
