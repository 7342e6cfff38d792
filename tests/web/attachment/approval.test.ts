import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "vitest";
import { asUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { chooseFor, openShipment, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";
import { productApi } from "../../support/servers/productApi.ts";

const desk = openAttachmentsPage();
const { site } = desk;

test("without any partner, a draft is submitted, rejected, approved and made final by its menu, and its record has the SHA-256 of the file (R-936, R-940)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const owner = asUser(api, desk.owner.user);
  await owner.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
  const { id } = await desk.shipmentWith("BL.pdf");
  const row = page.getByRole("row", { name: /^BL\.pdf/ });
  const state = (name: string) => row.getByText(name, { exact: true }).waitFor();
  const choose = async (entry: string, button: string) => {
    await chooseFor(page, "BL.pdf", entry);
    const dialog = page.getByRole("dialog", { name: button });
    await dialog.waitFor();
    return dialog;
  };
  await state("Draft");
  await (await choose("Submit…", "Submit")).getByRole("button", { name: "Submit" }).click();
  await toast(page, "Document submitted");
  await state("Submitted");
  const reject = await choose("Reject…", "Reject");
  await reject.getByRole("button", { name: "Reject" }).click();
  await reject.getByText("Please give a reason of 3 to 500 characters").waitFor();
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  await reject.getByRole("textbox", { name: "Reason" }).fill("Another vessel");
  await reject.getByRole("button", { name: "Reject" }).click();
  await state("Rejected");
  await (await choose("Submit…", "Submit")).getByRole("button", { name: "Submit" }).click();
  await state("Submitted");
  await (await choose("Approve…", "Approve")).getByRole("button", { name: "Approve" }).click();
  await toast(page, "Document approved");
  await row.getByText("Submitted").waitFor({ state: "hidden" });
  await (await choose("Make final…", "Make final")).getByRole("button", { name: "Make final" }).click();
  await state("Final");

  const saved = page.waitForEvent("download");
  await chooseFor(page, "BL.pdf", "Download with approval record");
  const download = await saved;
  expect(download.suggestedFilename()).toBe("BL with approval record.pdf");
  const record = pdfWords(await readFile(await download.path()), 2);
  expect(record).toContain(createHash("sha256").update(desk.pdf).digest("hex"));
  expect(record).toContain("Reason: Another vessel");

  await signedIn(page, await aMember(api, owner, { role: "VIEWER" }));
  await openShipment(page, desk.owner, id);
  await page.getByRole("button", { name: "Actions for BL.pdf" }).click();
  await page.getByRole("menuitem", { name: "Download with approval record" }).waitFor();
  expect(await page.getByRole("menuitem").filter({ hasText: "…" }).count()).toBe(0);
});
