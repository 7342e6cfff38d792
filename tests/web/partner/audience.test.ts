import { expect, test } from "vitest";
import { suggestedTags } from "#domain/documents/sharingDefaults.ts";
import { aMember } from "../../support/api/members.ts";
import { invitePartner } from "../../support/api/sharing/partners.ts";
import { asUser } from "../../support/api/aUser.ts";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { chooseFor, openTask, sentInput, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { axeViolations } from "../../support/browser/axe.ts";
import { coveredByTab, topmostTexts } from "../../support/browser/gestures/coveredFocus.ts";
import { productApi } from "../../support/servers/productApi.ts";

const desk = openAttachmentsPage();
const { site } = desk;

test("an office without partners sees nothing of audiences; with one it sees and sets them, for one file or several (R-676)", async () => {
  const { page } = site;
  const { ids } = await desk.shipmentWith("One.pdf", "Two.pdf");
  const asked = page.waitForResponse((response) => response.request().postDataJSON()?.operationName === "useSharingQuery");
  await page.reload();
  await asked;
  await page.getByRole("button", { name: "Actions for One.pdf", exact: true }).click();
  await page.getByRole("menuitem", { name: "Rename", exact: true }).waitFor();
  expect(await page.getByText("Visible to").count()).toBe(0);
  const owner = asUser(productApi(site.url), desk.site.owner.user);
  await invitePartner(owner);
  const defaults = [{ type: "COI", audience: ["IMPORTER", "CHA"] }];
  await owner.post("/v1/sharing-defaults", { defaults });
  await page.reload();

  const row = page.getByRole("row", { name: /^One\.pdf/ });
  await row.getByText("Nobody").waitFor();
  await chooseFor(page, "One.pdf", "Visible to…");
  const dialog = page.getByRole("dialog", { name: "Visible to" });
  expect(await dialog.getByRole("checkbox", { name: "Nobody", exact: true }).isChecked()).toBe(true);
  await dialog.getByRole("checkbox", { name: "CHA", exact: true }).check();
  expect(await dialog.getByRole("checkbox", { name: "Nobody", exact: true }).isChecked()).toBe(false);
  const sent = sentInput(page, "AudienceDialogMutation");
  await dialog.getByRole("button", { name: "Save" }).click();
  expect(await sent).toMatchObject({ attachmentIds: [ids.get("One.pdf")], audience: ["CHA"] });
  await toast(page, "Visibility saved successfully");
  await row.getByText("CHA").waitFor();

  await page.getByRole("button", { name: "Visible to…" }).click();
  expect(await axeViolations(site.page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("Please choose at least one document").waitFor();
  for (const name of ["One.pdf", "Two.pdf"]) await dialog.getByRole("checkbox", { name }).check();
  await dialog.getByRole("checkbox", { name: "Importer", exact: true }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "hidden" });
  for (const name of [/^One\.pdf/, /^Two\.pdf/]) await page.getByRole("row", { name }).getByText("Importer").waitFor();

  const upload = await openTask(page, "Upload Documents");
  await upload.getByRole("combobox", { name: "Attachment Type" }).click();
  await page.getByRole("option", { name: "Certificate of Insurance" }).click();
  expect(await upload.getByRole("checkbox", { name: "Importer", exact: true }).isChecked()).toBe(true);
  await upload.getByLabel("Document Name").fill("Policy");
  await upload.locator("input[type=file]").setInputFiles({ name: "policy.pdf", mimeType: "application/pdf", buffer: desk.pdf });
  await upload.getByRole("checkbox", { name: "CHA", exact: true }).uncheck();
  await upload.getByRole("button", { name: "Upload", exact: true }).click();
  await upload.waitFor({ state: "hidden" });
  const stored = page.getByRole("row", { name: /^Policy/ });
  await stored.getByText("Importer").waitFor();
  expect(await stored.getByText("CHA").count()).toBe(0);
});

test("the sharing defaults are a grid that owners fill with suggested tags and change, next to the approval settings (R-675, R-677, R-937, R-1252)", async () => {
  const { page } = site;
  const owner = asUser(productApi(site.url), desk.site.owner.user);
  await owner.post("/v1/sharing-defaults", { defaults: [] });
  await invitePartner(owner);
  await page.goto("/dashboard/people?tab=sharing");
  const approval = page.getByRole("switch", { name: "Documents need approval before partners see them" });
  await approval.focus();
  await page.keyboard.press("Space");
  await toast(page, "Approval settings saved successfully");
  expect(await approval.isChecked()).toBe(true);
  // Saving leaves the focus where it was.
  expect(await approval.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByRole("switch", { name: "Four eyes" }).isChecked()).toBe(false);
  const grid = page.getByRole("table", { name: "Sharing defaults" });
  const box = (type: string, role: string) => grid.getByRole("checkbox", { name: `${type}: ${role}`, exact: true });
  await grid.waitFor();
  expect(await grid.getByRole("checkbox").count()).toBe(63);
  expect(await axeViolations(site.page)).toEqual([]);
  expect(await grid.getByRole("checkbox", { checked: true }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Save" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Use suggested tags" }).click();
  const suggested = Object.values(suggestedTags).flat().length;
  expect(await grid.getByRole("checkbox", { checked: true }).count()).toBe(suggested);
  await box("Contract", "Broker").uncheck();
  await box("Other", "CHA").check();
  await page.getByRole("button", { name: "Save" }).click();
  await toast(page, "Sharing defaults saved successfully");
  await page.reload();
  await grid.waitFor();
  expect(await grid.getByRole("checkbox", { checked: true }).count()).toBe(suggested);
  expect([await box("Contract", "Broker").isChecked(), await box("Other", "CHA").isChecked()]).toEqual([false, true]);
  // The heads of the last row say whose boxes it has, and nothing that the keyboard comes to is below them.
  await box("Other", "CHA").focus();
  expect(await grid.getByRole("columnheader").evaluateAll(topmostTexts)).toEqual(["Document Type", "Importer", "Broker", "CHA"]);
  expect(await coveredByTab(page, "Shift+Tab", 40)).toEqual([]);

  await signedIn(page, await aMember(productApi(site.url), owner, { role: "EDITOR" }));
  await page.goto("/dashboard/people?tab=sharing");
  await grid.waitFor();
  expect(await box("Other", "CHA").isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Save" }).count()).toBe(0);
});

test("the page of a shipment asks for partners together with its data, not after them: what depends on them would move the rest", async () => {
  const { page } = site;
  const { ids } = await desk.shipmentWith("One.pdf");
  expect(ids).toHaveLength(1);
  const asked = page.waitForRequest((request) => (request.postData() ?? "").includes("useSharingQuery"));
  await page.route("**/graphql", async (route) => {
    if (route.request().postData()?.includes("ShipmentPageQuery")) await asked;
    await route.fallback();
  });
  await page.reload();
  await page.getByRole("row", { name: /^One\.pdf/ }).waitFor();
});
