import { afterAll, expect, test } from "vitest";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";
import { aMailServer } from "../../support/servers/mailServer.ts";

const mails = await aMailServer();
afterAll(() => mails.close());
const { host, port } = mails.settings;
const site = openProductPage({ environment: { SMTP_URL: `smtp://${host}:${port}?tls=off`, MAIL_FROM: "Lading <lading@mail.example>" } });

test("an owner sends an invitation by e-mail, sees what became of it, and its link opens the page to join (R-704, R-700)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" }));
  await page.goto("/dashboard/people");
  await page.getByRole("button", { name: "Invite member" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite member" });
  await dialog.getByLabel("Send it by e-mail").check();
  await dialog.getByRole("button", { name: "Create invitation" }).click();
  await dialog.getByText("Please enter the e-mail address to send it to").waitFor();
  await dialog.getByLabel("E-mail", { exact: true }).fill("leela@tarangvel.example");
  await dialog.getByRole("button", { name: "Create invitation" }).click();
  const made = page.getByRole("dialog", { name: "The invitation" });
  await made.getByText("An e-mail with the link is on its way to leela@tarangvel.example.").waitFor();
  const link = await made.getByLabel("Link", { exact: true }).inputValue();
  await made.getByRole("button", { name: "Done" }).click();
  await expect.poll(() => mails.received.length, patience).toBe(1);
  const [mail] = mails.received;
  expect(mail?.headers).toContain("From: Lading <lading@mail.example>");
  expect(mail?.text.match(/https?:\/\/\S+/g)).toEqual([link]);
  await page.reload();
  await page.getByRole("row", { name: "leela@tarangvel.example" }).getByText("E-mail sent").waitFor();
  await page.goto(link);
  await page.getByRole("heading", { name: /^Join / }).waitFor();
});
