import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aServedApi } from "../../../support/api/aServedApi.ts";
import { anExporter, type Exporter } from "../../../support/api/anExporter.ts";
import { ownAddress, type TestUser } from "../../../support/api/aUser.ts";
import { aMember, aPerson, inviteMember } from "../../../support/api/members.ts";
import { globalId, openGateway, type TestGateway } from "../../../support/gateway/aGateway.ts";

const served = aServedApi();
let gateway: TestGateway & { close(): Promise<void> };
let exporter: Exporter;
let editor: TestUser & { memberId: string };
let viewer: TestUser & { memberId: string };
beforeAll(async () => {
  gateway = await openGateway({ rest: { url: served.url } });
  exporter = await anExporter(served.api);
  editor = await aMember(served.api, exporter.user, { role: "EDITOR", name: "Meena Shah" });
  viewer = await aMember(served.api, exporter.user, { role: "VIEWER", name: "Vikram Rao" });
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
  return await ask(user, query, { input });
}

const forbidden = (message: string) => [{ code: "FORBIDDEN", message }];
const faults = (errors: { message: string; extensions: Record<string, unknown> }[]) =>
  errors.map(({ message, extensions }) => ({ code: extensions["code"], message }));

describe("the viewer", () => {
  test("says the role, the office and its people to each of them (R-645)", async () => {
    const roles = await Promise.all(
      [exporter.user, editor, viewer].map(async (user) => (await ask(user, "{ viewer { role } }")).at("viewer.role")),
    );
    expect(roles).toEqual(["OWNER", "EDITOR", "VIEWER"]);
    const { at } = await ask(viewer, "{ viewer { id office members { totalCount nodes { id name email role lastSeenAt } } } }");
    expect(at("viewer.office")).toBe(exporter.firm.name);
    expect(at("viewer.id")).toBe(globalId("Viewer", viewer.memberId));
    expect(at("viewer.members.totalCount")).toBe(3);
    expect(at("viewer.members.nodes.1")).toMatchObject({ id: globalId("Member", editor.memberId), name: "Meena Shah", role: "EDITOR" });
  });

  test("shows invitations to owners alone (R-641)", async () => {
    const { errors, at } = await ask(viewer, "{ viewer { name invitations { totalCount } } }");
    expect([at("viewer"), faults(errors)]).toEqual([{ name: "Vikram Rao", invitations: null }, forbidden("Only an owner can do this")]);
  });
});

describe("an invitation", () => {
  test("is made, read by its code, and accepted without a session (R-650, R-651, R-652)", async () => {
    const made = await write(
      exporter.user,
      "inviteMember",
      { role: "VIEWER", email: "ravi@tarangvel.example" },
      "code link invitation { id role email }",
    );
    const code = String(made.at("inviteMember.code"));
    expect(made.at("inviteMember")).toEqual({
      code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
      link: `http://lading.test/join/${code.replaceAll("-", "")}`,
      invitation: { id: expect.any(String), role: "VIEWER", email: "ravi@tarangvel.example" },
      errors: [],
    });
    const read = await ask(null, "query ($code: String!) { invitation(code: $code) { office role isForOneAddress } }", { code });
    expect(read.at("invitation")).toEqual({ office: exporter.firm.name, role: "VIEWER", isForOneAddress: true });
    const wrong = await write(null, "acceptInvitation", { code, ...aPerson() });
    expect(wrong.at("acceptInvitation.errors")).toEqual([
      { message: "This invitation is for another e-mail address", code: "INVALID", field: ["email"] },
    ]);
    const joined = await write(
      null,
      "acceptInvitation",
      { code, ...aPerson({ email: "ravi@tarangvel.example" }) },
      "jwt viewer { email role }",
    );
    expect(joined.at("acceptInvitation")).toEqual({
      jwt: expect.any(String),
      viewer: { email: "ravi@tarangvel.example", role: "VIEWER" },
      errors: [],
    });
    const again = await ask(null, "query ($code: String!) { invitation(code: $code) { office } }", { code });
    expect([again.errors, again.at("invitation")]).toEqual([[], null]);
  });

  test("is withdrawn by its id (R-655)", async () => {
    const { invitationId, code } = await inviteMember(exporter.user);
    const id = globalId("Invitation", invitationId);
    const withdrawn = await write(exporter.user, "withdrawInvitation", { id }, "deletedInvitationId");
    expect(withdrawn.at("withdrawInvitation")).toEqual({ deletedInvitationId: id, errors: [] });
    const again = await write(exporter.user, "withdrawInvitation", { id });
    expect(again.at("withdrawInvitation.errors")).toEqual([{ message: "Invitation not found", code: "NOT_FOUND", field: ["id"] }]);
    expect((await write(null, "acceptInvitation", { code, ...aPerson() })).at("acceptInvitation.errors")).toEqual([
      { message: "Invitation not found", code: "NOT_FOUND", field: ["code"] },
    ]);
  });
});

describe("a member", () => {
  test("gets another role, and is removed (R-646)", async () => {
    const member = await aMember(served.api, exporter.user);
    const id = globalId("Member", member.memberId);
    const lowered = await write(exporter.user, "setMemberRole", { id, role: "VIEWER" }, "member { id role }");
    expect(lowered.at("setMemberRole")).toEqual({ member: { id, role: "VIEWER" }, errors: [] });
    const removed = await write(exporter.user, "removeMember", { id }, "deletedMemberId");
    expect(removed.at("removeMember")).toEqual({ deletedMemberId: id, errors: [] });
    expect((await ask(member, "{ viewer { name } }")).status).toBe(401);
    const { at } = await ask(exporter.user, "query ($id: ID!) { node(id: $id) { id } }", { id });
    expect(at("node")).toBe(null);
  });

  test("who is the last owner stays (R-648)", async () => {
    const { at } = await ask(exporter.user, "{ viewer { members(first: 1) { nodes { id } } } }");
    const refused = await write(exporter.user, "removeMember", { id: at("viewer.members.nodes.0.id") });
    expect(refused.at("removeMember.errors")).toEqual([{ message: "An office needs at least one owner", code: "INVALID", field: ["id"] }]);
  });
});

describe("a call beyond the role is FORBIDDEN:", () => {
  test.each([
    ["createBuyer", { name: "Al Marjan" }],
    ["addListItem", { list: "CURRENCIES", item: "EUR" }],
    ["deleteFirm", { id: globalId("Firm", "x") }],
    ["inviteMember", { role: "OWNER" }],
    ["createApiKey", { name: "ERP", scope: "WRITE" }],
    ["setOnboardingStatus", { status: "ONBOARDING_PENDING" }],
  ])("%s by a viewer (R-641)", async (mutation, input) => {
    const { data, errors } = await write(viewer, mutation, input);
    expect(data).toBe(null);
    expect(errors.map(({ extensions }) => extensions["code"])).toEqual(["FORBIDDEN"]);
  });

  test("a bank account by an editor, even as part of an update that names nothing else (R-642)", async () => {
    const id = globalId("Firm", exporter.firm.firmId);
    const banks = exporter.firm.bankDetails.map(({ bankId, nickname, accountNumber, accountHolderName, bank, swiftCode }) => ({
      bankId,
      nickname,
      accountNumber,
      accountHolderName,
      bank,
      swiftCode,
    }));
    const changed = banks.map((bank) => ({ ...bank, accountNumber: "999999999999" }));
    const refused = await write(editor, "updateFirm", { id, bankDetails: changed });
    expect([refused.data, faults(refused.errors)]).toEqual([null, forbidden("Only an owner can do this")]);
    const done = await write(editor, "updateFirm", { id, pan: "AAXCT4821K" }, "firm { pan bankDetails { accountNumber } }");
    expect(done.at("updateFirm.firm")).toEqual({
      pan: "AAXCT4821K",
      bankDetails: exporter.firm.bankDetails.map(({ accountNumber }) => ({ accountNumber })),
    });
  });
});

// The last test: after it this address may try no code for an hour.
test("a code is guessed ten times an hour, then RATE_LIMITED (R-653)", async () => {
  const codes = [];
  for (let tried = 0; tried < 11; tried += 1) {
    const { errors } = await ask(null, '{ invitation(code: "0000-0000-0000") { office } }');
    codes.push(errors[0]?.extensions["code"]);
  }
  expect(codes.at(0)).toBe(undefined);
  expect(codes.at(-1)).toBe("RATE_LIMITED");
});
