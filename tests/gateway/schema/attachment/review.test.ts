import { afterAll, beforeAll, expect, test } from "vitest";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, type Exporter } from "../../../support/api/anExporter.ts";
import type { TestUser } from "../../../support/api/aUser.ts";
import { attach } from "../../../support/api/calls/attachments.ts";
import { aMember } from "../../../support/api/members.ts";
import { aSharedShipment } from "../../../support/api/sharing/shares.ts";
import { aPdf } from "../../../support/files/pdfs.ts";
import { globalId, openGateway, type TestGateway } from "../../../support/gateway/aGateway.ts";

const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
let editor: TestUser & { memberId: string };
let id: string;
let reviewerIds: string[];
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
  editor = await aMember(served.api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  const { shipmentId, partnerId } = await aSharedShipment(served.api, exporter);
  const { data } = await attach(served.api, exporter.user, shipmentId, { name: "Draft BL.pdf", content: await aPdf(["A"]) });
  id = globalId("Attachment", `${shipmentId}/${data.key}`);
  reviewerIds = [globalId("Partner", partnerId), globalId("Member", editor.memberId)];
});
afterAll(() => gateway.close());

async function write(user: TestUser, mutation: string, input: object) {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const query = `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { attachment { state type } errors { message code field } } }`;
  return (await gateway.ask(query, { input }, { authorization: `Bearer ${user.jwt}` })).at(mutation);
}

test("a reviewer who is none of the office's is refused at its place, and nobody is asked (R-852)", async () => {
  const reviewers = [reviewerIds[1], globalId("Member", "unknown")];
  expect(await write(exporter.user, "submitAttachment", { id, reviewerIds: reviewers })).toMatchObject({
    attachment: null,
    errors: [{ message: "Member not found: only an owner or editor of your office can be asked", field: ["reviewerIds", "1"] }],
  });
});

test("members and partners are asked by their global ids, and the rounds of a file tell who decided what (R-851, R-855, R-857)", async () => {
  const message = "Please look at the vessel";
  const submitted = { attachment: { state: "SUBMITTED", type: "OTHER" }, errors: [] };
  expect(await write(exporter.user, "submitAttachment", { id, reviewerIds, message })).toEqual(submitted);
  const approved = { attachment: { state: "SUBMITTED", type: "DRAFT_BILL_OF_LADING" }, errors: [] };
  expect(await write(editor, "approveAttachment", { id, type: "DRAFT_BILL_OF_LADING" })).toEqual(approved);
  const fields = `state askedBy askedByName message reviewers { kind name state memberId partnerId } decisions { outcome kind name reason }`;
  const query = `query ($id: ID!) { node(id: $id) { ... on Attachment { reviews { ${fields} } } } }`;
  const answer = await gateway.ask(query, { id }, { authorization: `Bearer ${exporter.user.jwt}` });
  expect(answer.at("node.reviews")).toEqual([
    {
      state: "OPEN",
      askedBy: "OFFICE",
      askedByName: "Asha Mehta",
      message,
      reviewers: [
        { kind: "MEMBER", name: "Meena Shah", state: "APPROVED", memberId: reviewerIds[1], partnerId: null },
        { kind: "PARTNER", name: "Al Marjan", state: "ASKED", memberId: null, partnerId: reviewerIds[0] },
      ],
      decisions: [{ outcome: "APPROVED", kind: "OFFICE", name: "Meena Shah", reason: "" }],
    },
  ]);
});
