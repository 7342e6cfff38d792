import { expect, test } from "vitest";
import { apiKeyMessages } from "#domain/integrations/apiKey.ts";
import { asUser } from "../../support/api/aUser.ts";
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

test("a key that may only read hides no warning: it marks nothing as read, so that the e-mail about it goes out", async () => {
  await office.start();
  await choose("AT_ONCE");
  await something();
  const keyOf = async (scope: string) => {
    const { data } = await office.owner.post<{ key: string }>("/v1/user/api-key/add", { name: scope, scope });
    return asUser(office.api, { ...office.owner, jwt: data.key });
  };
  const markAll = { until: office.now.toISOString() };
  const refused = await (await keyOf("READ")).post("/v1/inbox/read", markAll);
  expect([refused.status, refused.errors]).toEqual([403, [{ error: apiKeyMessages.readOnly }]]);
  office.pass(11 * minute);
  await expect.poll(received, patience).toHaveLength(1);
  expect((await (await keyOf("WRITE")).post("/v1/inbox/read", markAll)).status).toBe(200);
});
