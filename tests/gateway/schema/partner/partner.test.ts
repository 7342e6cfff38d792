import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, aShipment, type Exporter } from "../../../support/api/anExporter.ts";
import { readEvents } from "../../../support/api/eventReader.ts";
import { attach } from "../../../support/api/calls/attachments.ts";
import { aUser, ownAddress, type TestUser } from "../../../support/api/aUser.ts";
import { aMember, aPerson } from "../../../support/api/members.ts";
import { aPartner } from "../../../support/api/sharing/partners.ts";
import { aPdf } from "../../../support/files/pdfs.ts";
import { globalId, openGateway, type TestGateway } from "../../../support/gateway/aGateway.ts";

const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
});
afterAll(() => gateway.close());

/** Sends an operation in a user's name, or nobody's, from an address without former tries. */
function ask(user: TestUser | null, query: string, variables: object = {}) {
  const authorization = user === null ? "" : `Bearer ${user.jwt}`;
  return gateway.ask(query, { ...variables }, { authorization, ...ownAddress() });
}

async function write(user: TestUser | null, mutation: string, input: object, reads = "") {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const query = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { ${reads} errors { message code field } } }`;
  return (await ask(user, query, { input })).at(mutation) as Record<string, unknown>;
}

const fields = "id role name scope recordIds state office email sharesNew showsPrices mayUpload shipmentCount";

describe("a partner", () => {
  test("is invited, offered, accepted signed in, changed, revoked and invited again (R-660, R-662, R-665, R-666)", async () => {
    await aShipment(exporter);
    const buyer = globalId("Buyer", exporter.consigneeId);
    const input = { role: "IMPORTER", scope: "ALL", recordIds: [buyer], sharesNew: true };
    const { code, link, partner, errors } = await write(exporter.user, "invitePartner", input, `code link partner { ${fields} }`);
    expect([errors, link]).toEqual([[], `http://lading.test/join/${String(code).replaceAll("-", "")}`]);
    expect(partner).toMatchObject({ recordIds: [buyer], name: "Al Marjan Foodstuff Trading L.L.C.", state: "INVITED", shipmentCount: 0 });
    const { id } = partner as { id: string };
    const offer = await ask(null, "query ($code: String!) { invitation(code: $code) { office role partner { role name scope } } }", {
      code,
    });
    expect(offer.at("invitation")).toEqual({
      office: exporter.firm.name,
      role: null,
      partner: { role: "IMPORTER", name: "Al Marjan Foodstuff Trading L.L.C.", scope: "ALL" },
    });
    const other = await aUser(served.api);
    expect(await write(other, "acceptPartnership", { code }, "viewer { name }")).toEqual({ viewer: { name: other.name }, errors: [] });
    const list = await ask(exporter.user, `{ viewer { partners(role: IMPORTER, state: ACTIVE) { totalCount nodes { ${fields} } } } }`);
    expect(list.at("viewer.partners")).toMatchObject({ totalCount: 1, nodes: [{ id, office: other.name, shipmentCount: 1 }] });
    const broker = globalId("Broker", exporter.brokerId);
    expect((await write(exporter.user, "updatePartner", { id, recordIds: [broker] })).errors).toEqual([
      { message: "Buyer not found", code: "NOT_FOUND", field: ["recordIds", "0"] },
    ]);
    const changed = await write(exporter.user, "updatePartner", { id, scope: "CHOSEN" }, "partner { scope sharesNew shipmentCount }");
    expect(changed["partner"]).toEqual({ scope: "CHOSEN", sharesNew: true, shipmentCount: 0 });
    const revoked = await write(exporter.user, "revokePartner", { id }, "partner { state office } viewer { partners { totalCount } }");
    expect(revoked).toEqual({ partner: { state: "REVOKED", office: null }, viewer: { partners: { totalCount: 1 } }, errors: [] });
    const again = await write(exporter.user, "reinvitePartner", { id, email: "omar@almarjan.example" }, "code partner { state email }");
    expect(again).toEqual({ code: expect.any(String), partner: { state: "INVITED", email: "omar@almarjan.example" }, errors: [] });
    const person = aPerson({ email: "omar@almarjan.example" });
    const joined = await write(null, "acceptInvitation", { code: again["code"], ...person }, "viewer { type status }");
    expect(joined).toEqual({ viewer: { type: "IMPORTER", status: "ONBOARDING_COMPLETED" }, errors: [] });
  });

  test("of another office is no node and no target (R-667)", async () => {
    const { partnerId } = await aPartner(served.api, exporter.user);
    const stranger = await aUser(served.api);
    const id = globalId("Partner", partnerId);
    expect((await ask(stranger, "query ($id: ID!) { node(id: $id) { id } }", { id })).data).toEqual({ node: null });
    expect((await ask(exporter.user, "query ($id: ID!) { node(id: $id) { id } }", { id })).data).toEqual({ node: { id } });
    expect((await write(stranger, "revokePartner", { id })).errors).toEqual([
      { message: "Partner not found", code: "NOT_FOUND", field: ["id"] },
    ]);
  });
});

test("partnerChanged tells who joined or was revoked, with the partner as it is, and resumes after a cursor (R-679)", async () => {
  const { partnerId, email } = await aPartner(served.api, exporter.user, { name: "Kutch Clearing" });
  await exporter.user.post(`/v1/partner/revoke?partnerId=${partnerId}`);
  const listen = async (after: string) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${exporter.user.jwt}` };
    const query = `subscription { partnerChanged(after: "${after}") { change partnerId cursor partner { name state } } }`;
    const reader = await readEvents(gateway.url, { method: "POST", headers, body: JSON.stringify({ query }) });
    onTestFinished(() => reader.close());
    return async () => {
      const told = await reader.next();
      if (told === null) throw new Error("The stream ended");
      return (told.data["data"] as { partnerChanged: Record<string, unknown> }).partnerChanged;
    };
  };
  const next = await listen("0");
  const id = globalId("Partner", partnerId);
  let told = await next();
  while (told["partnerId"] !== id) told = await next();
  const partner = { name: "Kutch Clearing", state: "REVOKED" };
  expect(told).toMatchObject({ change: "JOINED", partner });
  expect(await (await listen(String(told["cursor"])))()).toMatchObject({ change: "REVOKED", partnerId: id, partner });
  expect(JSON.stringify(told)).not.toContain(email);
});

test("a shipment's partners are added with attachments and taken off, by owners and editors (R-668)", async () => {
  const { shipmentId } = await aShipment(exporter);
  const { data } = await attach(served.api, exporter.user, shipmentId, { name: "list.pdf", content: await aPdf(["LIST"]) });
  const { partnerId } = await aPartner(served.api, exporter.user, { name: "Kutch Clearing" });
  const editor = await aMember(served.api, exporter.user, { role: "EDITOR" });
  const input = { shipmentId: globalId("Shipment", shipmentId), partnerId: globalId("Partner", partnerId) };
  const reads = `shipment { partners { partner { name } state origin isNamed } partnerCandidates { partner { name } state } }`;
  const attachmentIds = [globalId("Attachment", `${shipmentId}/${data.key}`)];
  const added = await write(
    editor,
    "addShipmentPartner",
    { ...input, attachmentIds },
    `${reads.slice(0, -1)} attachments { nodes { audience } } }`,
  );
  expect(added).toMatchObject({
    shipment: {
      partners: [{ partner: { name: "Kutch Clearing" }, state: "SHARED", origin: "CHOSEN", isNamed: true }],
      attachments: { nodes: [{ audience: ["CHA"] }] },
    },
    errors: [],
  });
  const removed = await write(editor, "removeShipmentPartner", input, reads);
  expect(removed).toMatchObject({ shipment: { partners: [] }, errors: [] });
  expect(removed["shipment"]).toMatchObject({
    partnerCandidates: expect.arrayContaining([{ partner: { name: "Kutch Clearing" }, state: "EXCLUDED" }]),
  });
  const elsewhere = { ...input, attachmentIds: [globalId("Attachment", `other/${data.key}`)] };
  expect((await write(editor, "addShipmentPartner", elsewhere)).errors).toMatchObject([{ field: ["attachmentIds", "0"] }]);
});
