import { expect, test } from "vitest";
import { inviteMember } from "../../support/api/members.ts";
import { aPartner } from "../../support/api/sharing/partners.ts";
import { minute, officeWithMail, patience } from "../../support/api/officeWithMail.ts";

const office = officeWithMail();

const received = () => office.server.received.filter(({ headers }) => headers.includes("Subject: Your inbox in Lading"));
const choose = (mail: string) => office.owner.post("/v1/inbox/mail", { mail });
let joined = 0;
const something = () => aPartner(office.api, office.owner, { name: `Agency\r\nBcc: x@y.example ${(joined += 1)}` });

test("at once means one e-mail for ten minutes, with a link and nothing of the lines (R-912)", async () => {
  await office.start();
  expect((await choose("AT_ONCE")).status).toBe(200);
  await something();
  await something();
  office.pass(9 * minute);
  await inviteMember(office.owner);
  expect(received()).toEqual([]);
  office.pass(2 * minute);
  await expect.poll(received, patience).toHaveLength(1);
  const [mail] = received();
  expect(mail).toMatchObject({ to: [office.owner.email] });
  expect(mail?.text).toContain("http://lading.test/dashboard/inbox");
  expect(JSON.stringify(mail)).not.toContain("Agency");
  await something();
  office.pass(11 * minute);
  await expect.poll(received, patience).toHaveLength(2);
});

test("daily is one e-mail at four in UTC, and never is none; what was read needs none (R-912)", async () => {
  await office.start();
  await choose("DAILY");
  await something();
  await something();
  await office.passDays(19 / 24);
  await something();
  expect(received()).toEqual([]);
  office.pass(61 * minute);
  await expect.poll(received, patience).toHaveLength(1);
  await choose("AT_ONCE");
  await something();
  await office.owner.post("/v1/inbox/read", { until: office.now.toISOString() });
  await choose("NEVER");
  await something();
  await choose("AT_ONCE");
  await something();
  office.pass(11 * minute);
  await expect.poll(received, patience).toHaveLength(2);
});
