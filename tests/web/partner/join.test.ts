import { expect, test } from "vitest";
import { anExporter } from "../../support/api/anExporter.ts";
import { aMember } from "../../support/api/members.ts";
import { invitePartner } from "../../support/api/sharing/partners.ts";
import { openProductPage, patience, pathOf } from "../../support/browser/productPage.ts";
import { breakOnce } from "../../support/browser/sidePanel.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();

test("somebody who is signed in with another account joins with a new one, and the used invitation is no dead end; the exporter sees it at once (R-733)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  const viewer = await aMember(api, exporter.user, { role: "VIEWER", name: "Vera Shah" });
  const { code } = await invitePartner(exporter.user);

  const desk = await site.another();
  await signedIn(desk.page, exporter.user);
  await desk.page.goto("/dashboard/people?tab=partners");
  const row = desk.page.getByRole("row", { name: /^Mundra Clearing Agency/ });
  await row.getByText("Invited").waitFor();

  await signedIn(page, viewer);
  await page.goto(`/join/${code}`);
  await page.getByText("You are signed in as Vera Shah").waitFor();
  await page.getByRole("button", { name: "Use another account" }).click();
  await page.getByLabel("Full Name").fill("Hetal Joshi");
  await page.getByLabel("Email").fill(`hetal-${Date.now()}@mundra.example`);
  await page.getByLabel("Password", { exact: true }).fill("harvest-77");
  await page.getByLabel("Confirm Password").fill("harvest-77");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Nothing is shared with you yet").waitFor();
  await row.getByText("Active").waitFor();

  await page.goto(`/join/${code}`);
  await page.getByRole("heading", { name: "This invitation is not available" }).waitFor();
  expect(await page.getByRole("link", { name: "Sign In" }).count()).toBe(0);
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard/shared");
  expect(desk.complaints).toEqual([]);
  await desk.close();
});

test("Back after joining does not lead to the used invitation", async () => {
  const { page } = site;
  const exporter = await anExporter(productApi(site.url));
  const { code } = await invitePartner(exporter.user);
  await page.goto("/");
  await page.goto(`/join/${code}`);
  await page.getByLabel("Full Name").fill("Hetal Joshi");
  await page.getByLabel("Email").fill(`hetal-back-${Date.now()}@mundra.example`);
  await page.getByLabel("Password", { exact: true }).fill("harvest-77");
  await page.getByLabel("Confirm Password").fill("harvest-77");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Nothing is shared with you yet").waitFor();
  await page.goBack();
  await expect.poll(() => pathOf(site), patience).not.toContain("/join/");
});

test("who was told a code enters it, from Sign Up or Sign In (R-658, R-733)", async () => {
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const { code } = await invitePartner(exporter.user);
  const { page, close } = await site.another();
  for (const path of ["/signup", "/login"]) {
    await page.goto(path);
    await page.getByRole("link", { name: "Enter your code" }).click();
    await page.getByRole("heading", { name: "Join with a code" }).waitFor();
  }
  const field = page.getByRole("textbox", { name: "Invitation code" });
  await field.fill("K7QM");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("A code has 12 letters and digits, such as K7QM-2XTD-9F4C").waitFor();
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill(code.toLowerCase().replaceAll("-", " "));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: /shares shipments with you$/ }).waitFor();
  await close();
});

test("an invitation that could not be read is read at the second try", async () => {
  const { page } = site;
  const exporter = await anExporter(productApi(site.url));
  const { code } = await invitePartner(exporter.user);
  await breakOnce(page, "JoinPageQuery");
  await page.goto(`/join/${code}`);
  await page.getByRole("heading", { name: "The invitation could not be loaded" }).waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  const heading = page.getByRole("heading", { name: /shares shipments with you$/ });
  await heading.waitFor();
  expect(await heading.count()).toBe(1);
  site.complaints.length = 0;
});

test("the second tab of an invitation that is used in the first says so and leads on, also where it is accepted signed in (R-1303)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const { code } = await invitePartner(exporter.user);
  const second = await page.context().newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/join/${code}`);
    await tab.getByLabel("Full Name").fill("Hetal Joshi");
    await tab.getByLabel("Email").fill(`hetal-twice-${Date.now()}@mundra.example`);
    await tab.getByLabel("Password", { exact: true }).fill("harvest-77");
    await tab.getByLabel("Confirm Password").fill("harvest-77");
  }
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Nothing is shared with you yet").waitFor();
  const { code: further } = await invitePartner(exporter.user, { role: "IMPORTER", recordIds: [exporter.consigneeId] });
  await page.goto(`/join/${further}`);
  const third = await page.context().newPage();
  await third.goto(`/join/${further}`);
  await third.getByRole("button", { name: "Accept" }).waitFor();
  await page.getByRole("button", { name: "Accept" }).click();
  await page.getByText("Nothing is shared with you yet").waitFor();
  for (const [tab, button] of [
    [second, "Create account"],
    [third, "Accept"],
  ] as const) {
    await tab.getByRole("button", { name: button }).click();
    await tab.getByText("It has been used, withdrawn or has expired since you opened this page.").waitFor();
    expect(await tab.getByRole("alert").count()).toBe(0);
    await expect.poll(() => tab.evaluate(() => document.activeElement?.tagName), patience).not.toBe("BODY");
    await tab.getByRole("link", { name: "Go to Dashboard" }).click();
    await tab.getByText("Nothing is shared with you yet").waitFor();
    await tab.close();
  }
});
