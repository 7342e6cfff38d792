import { expect, test } from "vitest";
import { patience } from "../../support/browser/productPage.ts";
import { hasFocus } from "../../support/browser/gestures/hasFocus.ts";
import { anExporter } from "../../support/api/anExporter.ts";
import { aShareLink, shareLinkQuery } from "../../support/api/sharing/shareLinks.ts";
import { aSharedShipment } from "../../support/api/sharing/shares.ts";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { toast } from "../../support/browser/journeys/shipmentPage.ts";
import { productApi } from "../../support/servers/productApi.ts";

const desk = openAttachmentsPage();
const { site } = desk;

test("an exporter shares by a link; a visitor opens it on a phone, and its log says so, until it is revoked (R-432, R-848, R-888, R-894, R-896, R-897, R-898, R-899, R-902, R-903)", async () => {
  const { page } = site;
  await desk.shipmentWith("Bill of lading.pdf", "Private.pdf");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password").fill("12345");
  await dialog.getByRole("button", { name: "Create link" }).click();
  await dialog.getByText("Please choose at least one document").waitFor();
  await dialog.getByText("The password must have at least 6 characters").waitFor();
  await dialog.getByRole("checkbox", { name: "Bill of lading.pdf" }).check();
  await dialog.getByLabel("Password").fill("monsoon-42");
  await dialog.getByLabel("Expires").selectOption("After 7 days");
  for (const name of ["Ask for name and e-mail", "Approve or reject", "Upload", "Progress"])
    await dialog.getByRole("checkbox", { name }).check();
  await dialog.getByRole("button", { name: "Create link" }).click();
  const address = await dialog.getByLabel("Address").inputValue();
  expect(address).toMatch(/\/s\/[\w-]{27}$/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await dialog.waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: "Share", exact: true }).evaluate((button) => button === document.activeElement)).toBe(true);

  await page.goto("/dashboard/people?tab=links");
  const row = page.getByRole("row", { name: /^Bill of lading\.pdf/ });
  await row.getByText("Not opened yet").waitFor();
  await row.getByText("Password, name and e-mail, download, approve or reject, upload, progress").waitFor();

  // A visitor has no account.
  await page.evaluate(() => localStorage.removeItem("jwt"));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  const answer = await page.goto(new URL(address).pathname);
  expect(answer?.headers()).toMatchObject({
    "x-robots-tag": "noindex, nofollow, noarchive",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
  });
  await page.getByRole("heading", { name: "Documents were shared with you", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Open documents" }).click();
  await page.getByRole("alert").filter({ hasText: "Please enter your name" }).waitFor();
  expect(await page.getByLabel("Your name").evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByLabel("Email").fill("asha@buyer.example");
  await page.getByLabel("Password", { exact: true }).fill("monsoon-43");
  await page.getByRole("button", { name: "Open documents" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "Not opened" });
  await refusal.waitFor();
  // Nobody types before the frame in which the toast learns what it belongs to.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  await page.getByLabel("Password", { exact: true }).fill("monsoon-42");
  await refusal.waitFor({ state: "detached", timeout: 3000 });
  await page.getByRole("button", { name: "Open documents" }).click();
  await page.getByRole("list", { name: "Documents" }).getByText("Bill of lading.pdf").waitFor();
  expect(await page.getByText("Private.pdf").count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await page.getByRole("heading", { name: "Progress" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole("button", { name: "Reject… Bill of lading.pdf" }).click();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("no");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await dialog.getByText("Please give a reason of 3 to 500 characters").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Approve… Bill of lading.pdf" }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await dialog.getByRole("button", { name: "Approve" }).click();
  await page.getByText("Approved through this link").waitFor();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await dialog.getByRole("combobox", { name: "Attachment Type" }).click();
  await page.getByRole("option", { name: "Packing List" }).click();
  await dialog.getByRole("textbox", { name: "Document Name" }).fill("Signed packing list");
  await dialog.locator("input[type=file]").setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: desk.pdf });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await toast(page, "Document uploaded successfully");
  await dialog.waitFor({ state: "detached" });

  const file = await page.getByRole("link", { name: "View Bill of lading.pdf" }).getAttribute("href");
  expect(file).not.toContain(address.split("/").at(-1));
  expect((await page.request.get(file ?? "")).headers()["content-type"]).toBe("application/pdf");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download Bill of lading.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("Bill of lading.pdf");
  await expect.poll(() => hasFocus(page.getByRole("button", { name: "Download Bill of lading.pdf" })), patience).toBe(true);

  // Half an hour later the addresses are fetched again, also after a failure.
  const refreshed = () => page.waitForResponse((response) => response.request().postDataJSON()?.operationName === "LinkPageQuery");
  await page.route("**/graphql", (route) => route.fulfill({ json: { errors: [{ message: "Away" }] } }), { times: 1 });
  const failed = refreshed();
  await page.clock.fastForward(31 * 60_000);
  expect(await (await failed).json()).toHaveProperty("errors");
  await page.getByRole("link", { name: "View Bill of lading.pdf" }).waitFor();
  const again = refreshed();
  // A minute may pass before the page knows that it failed.
  let isFresh = false;
  void again.then(() => (isFresh = true));
  await expect
    .poll(async () => {
      await page.clock.fastForward(60_000);
      return isFresh;
    })
    .toBe(true);
  expect(await (await again).json()).toMatchObject({ data: { linkVisit: { content: { documents: [{ name: "Bill of lading.pdf" }] } } } });

  await page.setViewportSize({ width: 1280, height: 800 });
  await signedIn(page, desk.site.owner.user);
  await page.goto("/dashboard/people?tab=links");
  expect(await row.getByText("Not opened yet").count()).toBe(0);
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Log" }).click();
  const lines = dialog.getByRole("row");
  await lines.nth(3).waitFor();
  expect((await lines.allInnerTexts()).slice(1).map((line) => /Downloaded Bill|Viewed Bill|Opened the link/.exec(line)?.[0])).toEqual([
    "Downloaded Bill",
    "Viewed Bill",
    "Opened the link",
  ]);
  await dialog.getByText("not verified").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "New address" }).click();
  await dialog.getByRole("button", { name: "New address" }).click();
  const renewed = await dialog.getByLabel("Address").inputValue();
  expect(renewed).not.toBe(address);
  await dialog.getByRole("button", { name: "Done" }).click();
  await row.getByText("Not opened yet").waitFor();
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await dialog.getByRole("button", { name: "Revoke" }).click();
  await toast(page, "Link revoked");
  await row.getByText("Revoked").waitFor();
  await page.goto(new URL(renewed).pathname);
  await page.getByRole("heading", { name: "This link is not available" }).waitFor();
});

test("a visitor who is not signed in approves, rejects and uploads through a link (R-902, R-903)", async () => {
  const { page, complaints, close } = await site.another();
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const { shipmentId, key } = await aSharedShipment(api, exporter);
  const rights = { allowsDecision: true, allowsUpload: true };
  const { address } = await aShareLink({ user: exporter.user, shipmentId, key }, rights);
  const dialog = page.getByRole("dialog");
  await page.goto(new URL(address).pathname);
  await page.getByRole("button", { name: "Open documents" }).click();
  await page.getByRole("button", { name: "Reject… bl.pdf" }).click();
  await dialog.getByLabel("Your name").fill("Bina Bank");
  await dialog.getByLabel("Reason").fill("The amount is another");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await page.getByText("Rejected through this link").waitFor();
  await page.getByRole("button", { name: "Approve… bl.pdf" }).click();
  await dialog.getByLabel("Your name").fill("Bina Bank");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await page.getByText("Approved through this link").waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(await page.getByRole("button", { name: "Approve… bl.pdf" }).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await dialog.getByLabel("Your name").fill("Bina Bank");
  await dialog.getByRole("combobox", { name: "Attachment Type" }).click();
  await page.getByRole("option", { name: "Packing List" }).click();
  await dialog.getByRole("textbox", { name: "Document Name" }).fill("Signed packing list");
  await dialog.locator("input[type=file]").setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: desk.pdf });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await toast(page, "Document uploaded successfully");
  expect(complaints).toEqual([]);
  await close();
});

test("a link that is revoked while its page is open says so, in words also where a document is viewed (R-895, R-896)", async () => {
  const { page, close } = await site.another();
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  const { shipmentId, key } = await aSharedShipment(api, exporter);
  const link = await aShareLink({ user: exporter.user, shipmentId, key }, { allowsDecision: true });
  const { pathname } = new URL(link.address);
  await page.goto(pathname);
  await page.getByRole("button", { name: "Open documents" }).click();
  await page.getByRole("button", { name: "Approve… bl.pdf" }).click();
  await exporter.user.post(`/v1/share-link/revoke${shareLinkQuery(link)}`);
  const tab = page.context().waitForEvent("page");
  await page.getByRole("link", { name: "View bl.pdf", includeHidden: true }).evaluate((anchor: HTMLElement) => anchor.click());
  const shown = await tab;
  await shown.getByRole("heading", { name: "This address is not valid any more" }).waitFor();
  await shown.close();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your name").fill("Bina Bank");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await toast(page, "This document cannot be decided about any more.");
  const heading = page.getByRole("heading", { name: "This link is not available" });
  await heading.waitFor();
  await dialog.waitFor({ state: "detached" });

  const other = await aShareLink({ user: exporter.user, shipmentId, key }, {});
  await page.goto(new URL(other.address).pathname);
  await page.getByRole("button", { name: "Open documents" }).click();
  await page.getByRole("button", { name: "Download bl.pdf" }).waitFor();
  await exporter.user.post(`/v1/share-link/revoke${shareLinkQuery(other)}`);
  await page.getByRole("button", { name: "Download bl.pdf" }).click();
  await toast(page, "Failed to fetch file");
  await heading.waitFor();
  expect(await heading.evaluate((title) => title === document.activeElement)).toBe(true);
  await close();
});
