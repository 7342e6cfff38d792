import { expect, test } from "vitest";
import { mailMessages } from "#domain/mail/mail.ts";
import type { Partner } from "#domain/partners/partner.ts";
import { ownAddress } from "../../support/api/aUser.ts";
import { aPerson } from "../../support/api/members.ts";
import { officeWithMail, patience } from "../../support/api/officeWithMail.ts";
import type { InvitedPartner } from "../../support/api/sharing/partners.ts";
import { aFirm } from "../../support/fixtures/aFirm.ts";

const office = officeWithMail();
const cha = { role: "CHA", name: "Mundra Clearing", email: "Desk@Mundra.example", sendsMail: true };

const invite = (change: object = {}, headers = {}) =>
  office.owner.post<InvitedPartner>("/v1/partner/invite", { ...cha, ...change }, headers);
const reinvite = (partnerId: string, body: object = { sendsMail: true }) =>
  office.owner.post<InvitedPartner>(`/v1/partner/reinvite?partnerId=${partnerId}`, body);
const partners = async () => (await office.owner.post<{ partners: Partner[] }>("/v1/partner/filter", {})).data.partners;
const states = async () => (await partners()).map(({ mail }) => mail?.state);
const queued = async () => {
  let rows: { recipient: string }[] = [];
  await office.api.restart(async () => {
    rows = await office.inDatabase(({ db }) => db.selectFrom("mails").select("recipient").execute());
  });
  return rows.map(({ recipient }) => recipient);
};

test("a partner's invitation is sent once: who invites, whose shipments, as what, and the link, with no line of anybody's choice (R-678, R-701)", async () => {
  await office.start();
  await aFirm(office.api, office.owner, { name: "Tarang\r\nBcc: c@d.example\r\n\r\nhttps://evil.example" });
  const once = { "idempotency-key": "once" };
  const { data } = await invite({}, once);
  await invite({}, once);
  expect(data.mail).toEqual({ state: "WAITING", error: null, lastAttemptAt: null });
  await expect.poll(states, patience).toEqual(["SENT"]);
  expect(office.server.received).toHaveLength(1);
  const [mail] = office.server.received;
  expect(mail?.to).toEqual(["desk@mundra.example"]);
  expect(mail?.headers.split("\r\n").filter((line) => /^(bcc|cc|to|subject):/i.test(line))).toEqual([
    "To: desk@mundra.example",
    expect.stringMatching(/^Subject: Invitation to shipments of Tarang Bcc: c@d\. example https/),
  ]);
  expect(mail?.text).toContain("Asha Mehta invites you to follow shipments of Tarang");
  expect(mail?.text).toContain("as CHA.");
  expect(mail?.text.match(/https?:\/\/\S+/g)).toEqual([data.link]);
});

test("without an e-mail server, an address, or a right to it, nothing is sent and nobody is invited (R-678, R-703)", async () => {
  await office.start({ mail: null });
  const told = async (change: object) => (await invite(change)).errors.map(({ error, field }) => [error, field]);
  expect(await told({})).toEqual([[mailMessages.notSetUp, ["sendsMail"]]]);
  await office.api.close();
  await office.start();
  expect(await told({ email: "" })).toEqual([[mailMessages.addressMissing, ["email"]]]);
  expect(await told({ email: "a,b@c.example" })).toEqual([[mailMessages.addressUnsafe, ["email"]]]);
  expect(await partners()).toEqual([]);
  const { data } = await invite({ email: "", sendsMail: false });
  expect((await reinvite(data.partnerId)).errors.map(({ error }) => error)).toEqual([mailMessages.addressMissing]);
  expect(office.server.received).toEqual([]);
});

test("an e-mail that waits ends with its invitation: renewed, accepted or revoked (R-678)", async () => {
  await office.startWithoutServer();
  const [renewed, accepted, revoked] = [
    await invite(),
    await invite({ email: "omar@almarjan.example" }),
    await invite({ email: "last@mundra.example" }),
  ];
  expect(await states()).toEqual(["WAITING", "WAITING", "WAITING"]);
  const again = await reinvite(renewed.data.partnerId);
  expect([again.data.email, again.data.mail?.state]).toEqual(["desk@mundra.example", "WAITING"]);
  const person = aPerson({ email: "omar@almarjan.example" });
  await office.api.call("POST", "/v1/invitation/accept", { body: { code: accepted.data.code, ...person }, headers: ownAddress() });
  await office.owner.post(`/v1/partner/revoke?partnerId=${revoked.data.partnerId}`);
  expect(await states()).toEqual(["WAITING", undefined, undefined]);
  await office.serverReturns();
  expect(await queued()).toEqual(["desk@mundra.example"]);
  await expect.poll(states, patience).toEqual(["SENT", undefined, undefined]);
  expect(office.server.received.map(({ text }) => text.includes(String(again.data.link)))).toEqual([true]);
});

test("a recipient's five e-mails a day are counted in the database; what is refused for another reason is not counted (R-702)", async () => {
  await office.startWithoutServer({ limits: { mails: 7 } });
  const to = async (change: object = {}) => (await invite(change)).errors.map(({ code, field }) => [code, field]);
  for (let refused = 0; refused < 8; refused += 1) expect(await to({ name: "" })).toEqual([["INVALID", ["name"]]]);
  for (let sent = 0; sent < 4; sent += 1) expect(await to()).toEqual([]);
  // An invitation that is taken back does not make room for another.
  for (const { partnerId } of await partners()) await office.owner.post(`/v1/partner/revoke?partnerId=${partnerId}`);
  await office.api.restart();
  expect(await to()).toEqual([]);
  const limited = await invite();
  expect([limited.status, limited.errors[0]?.error]).toEqual([429, expect.stringContaining("e-mails to this address")]);
  expect((await partners()).filter(({ state }) => state === "INVITED")).toHaveLength(1);
  expect(await to({ email: "other@mundra.example" })).toEqual([]);
  await office.passDays(1);
  expect(await to()).toEqual([]);
});
