import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { anExporter, aShipment } from "../support/api/anExporter.ts";
import { aSharedShipment } from "../support/api/sharing/shares.ts";
import { attachmentsOf } from "../support/api/calls/attachments.ts";
import { openProductPage } from "../support/browser/productPage.ts";
import { chooseFor, toast } from "../support/browser/journeys/shipmentPage.ts";
import { signedIn } from "../support/browser/webUser.ts";
import { axeViolations } from "../support/browser/axe.ts";
import { aPdf } from "../support/files/pdfs.ts";
import { pdfWords } from "../support/files/pdfTools.ts";
import { productApi } from "../support/servers/productApi.ts";

const site = openProductPage();
const name = "Draft BL 17.pdf";

test("a CHA that an exporter invited uploads a draft, the exporter approves it with tags and asks the importer, who approves it; made final, its record has the SHA-256 of its bytes (R-851, R-853, R-854, R-945, R-946, R-947, R-948)", async () => {
  const { page } = site;
  page.setDefaultTimeout(9_000);
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  await exporter.user.post("/v1/review-settings", { needsApproval: true, fourEyes: false });
  const { shipmentId } = await aShipment(exporter);
  const { partner: importer, partnerId: importerId } = await aSharedShipment(api, exporter, { role: "IMPORTER" });
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${shipmentId}`, { partnerId: importerId });
  const bytes = await aPdf(["DRAFT BILL OF LADING"]);

  await signedIn(page, exporter.user);
  await page.goto("/dashboard/people?tab=partners");
  await page.getByRole("button", { name: "Invite partner", exact: true }).first().click();
  const invite = page.getByRole("dialog", { name: "Invite partner" });
  await invite.getByRole("radio", { name: "CHA", exact: true }).check();
  await invite.getByRole("textbox", { name: "Name" }).fill("Mundra Clearing Agency");
  await invite.getByRole("checkbox", { name: "May upload" }).check();
  await invite.getByRole("button", { name: "Create invitation" }).click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();

  const guest = await site.another();
  const cha = guest.page;
  cha.setDefaultTimeout(9_000);
  await cha.goto(link);
  await cha.getByLabel("Full Name").fill("Hetal Joshi");
  await cha.getByLabel("Email").fill(`hetal-${Date.now()}@mundra.example`);
  await cha.getByLabel("Password", { exact: true }).fill("harvest-77");
  await cha.getByLabel("Confirm Password").fill("harvest-77");
  await cha.getByRole("button", { name: "Create account" }).click();
  await cha.getByText("Nothing is shared with you yet").waitFor();
  type Partners = { partners: { partnerId: string; name: string }[] };
  const { partners } = (await exporter.user.post<Partners>("/v1/partner/filter", {})).data;
  const chaId = partners.find((partner) => partner.name === "Mundra Clearing Agency")?.partnerId ?? "";
  await exporter.user.post(`/v1/shipment/partner/add?shipmentId=${shipmentId}`, { partnerId: chaId });

  await cha.getByRole("link", { name: /^Shipment of/ }).click();
  await cha.getByRole("button", { name: "Upload", exact: true }).click();
  const upload = cha.getByRole("dialog", { name: "Upload Documents" });
  await upload.getByRole("combobox", { name: "Attachment Type" }).click();
  await cha.getByRole("option", { name: "Draft Bill of Lading" }).click();
  await upload.getByRole("textbox", { name: "Document Name" }).fill("Draft BL 17");
  await upload.locator("input[type=file]").setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: bytes });
  expect(await axeViolations(cha)).toEqual([]);
  await upload.getByRole("button", { name: "Upload", exact: true }).click();
  await cha.getByRole("heading", { name: "Documents (1)" }).waitFor();
  await cha
    .getByRole("row", { name: /Draft BL 17/ })
    .getByText("Submitted")
    .waitFor();

  const visitor = await site.another();
  const buyer = visitor.page;
  buyer.setDefaultTimeout(9_000);
  await signedIn(buyer, importer);
  await buyer.goto(`/dashboard/shared/${Buffer.from(`SharedShipment:${importerId}/${shipmentId}`).toString("base64url")}`);
  await buyer.getByRole("heading", { name: "Documents (0)" }).waitFor();

  const firmId = Buffer.from(`Firm:${exporter.firm.firmId}`).toString("base64url");
  const id = Buffer.from(`Shipment:${shipmentId}`).toString("base64url");
  await page.goto(`/dashboard/firm/${firmId}/shipment/${id}`);
  const row = page.getByRole("row", { name: /^Draft BL 17/ });
  await row.getByText("From a partner").waitFor();
  await row.getByRole("button", { name: `Approve… ${name}` }).click();
  const approve = page.getByRole("dialog", { name: "Approve" });
  await approve.getByRole("checkbox", { name: "Importer" }).check();
  await approve.getByRole("button", { name: "Approve" }).click();
  await toast(page, "Document approved");
  // Both partners' screens follow without being loaded again.
  await buyer.getByRole("heading", { name: "Documents (1)" }).waitFor();
  await cha
    .getByRole("row", { name: /Draft BL 17/ })
    .getByText("Submitted")
    .waitFor({ state: "hidden" });

  await chooseFor(page, name, "Ask for approval…");
  const ask = page.getByRole("dialog", { name: "Ask for approval" });
  await ask.getByRole("button", { name: "Ask", exact: true }).click();
  await ask.getByText("Choose at least one").waitFor();
  await ask.getByRole("checkbox", { name: "Al Marjan (Importer)" }).check();
  await ask.getByRole("textbox", { name: "Message" }).fill("Please check the vessel");
  expect(await axeViolations(page)).toEqual([]);
  await ask.getByRole("button", { name: "Ask", exact: true }).click();
  await toast(page, "Approval requested");
  // The open dialog follows what the importer decides.
  await chooseFor(page, name, "Approval");
  const rounds = page.getByRole("dialog", { name: "Approval" });
  await rounds.getByText("Al Marjan is asked now").waitFor();
  await buyer.getByRole("button", { name: `Approve… ${name}` }).click();
  const decide = buyer.getByRole("dialog", { name: "Approve" });
  expect(await axeViolations(buyer)).toEqual([]);
  await decide.getByRole("button", { name: "Approve" }).click();
  await toast(buyer, "Document approved");
  await rounds.getByText("Al Marjan has approved").waitFor();
  await rounds.getByText("Please check the vessel").waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await row.getByText("Submitted").waitFor({ state: "hidden" });
  await chooseFor(page, name, "Make final…");
  await page.getByRole("dialog", { name: "Make final" }).getByRole("button", { name: "Make final" }).click();
  await row.getByText("Final", { exact: true }).waitFor();
  const saved = page.waitForEvent("download");
  await chooseFor(page, name, "Download with approval record");
  const record = pdfWords(await readFile(await (await saved).path()), 2);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect(record.replaceAll(/\s/g, "")).toContain(sha256);
  for (const words of ["Rohan Desai", "Al Marjan", "Asha Mehta"]) expect(record).toContain(words);
  expect(await attachmentsOf(exporter.user, shipmentId)).toMatchObject([{ state: "FINAL", sha256 }]);
  expect([...guest.complaints, ...visitor.complaints]).toEqual([]);
  await guest.close();
  await visitor.close();
});
