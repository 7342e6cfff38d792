import { beforeEach, expect, test } from "vitest";
import { anExporter, type Exporter } from "../../support/api/anExporter.ts";
import { acceptUploads, aSharedShipment, sharedPlace, type Share } from "../../support/api/sharing/shares.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { globalId } from "../../support/gateway/aGateway.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { axeViolations } from "../../support/browser/axe.ts";

const site = openProductPage();
let exporter: Exporter;
let shared: Share & { partner: TestUser };
// Also for a second try, which begins without comments.
beforeEach(async () => {
  const api = productApi(site.url);
  exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  shared = await aSharedShipment(api, exporter, { role: "CHA" });
});

test("an exporter comments, asks for a document and hears the answer; the partner sees what is meant for it (R-878 to R-881)", async () => {
  const { page } = site;
  await signedIn(page, exporter.user);
  const { firmId } = exporter.firm;
  const address = `/dashboard/firm/${globalId("Firm", firmId)}/shipment/${globalId("Shipment", shared.shipmentId)}`;
  await page.goto(`${address}?tab=comments`);
  const panel = page.getByRole("region", { name: "Comments" });
  await panel.getByText("No comments yet").waitFor();
  await panel.getByRole("button", { name: "Comment", exact: true }).click();
  await panel.getByText("Please enter a comment").waitFor();
  const text = panel.getByRole("textbox", { name: "Comment" });
  // Half a comment is not lost to another tab, or another page.
  for (const away of [page.getByRole("tab", { name: "Progress" }), page.getByRole("link", { name: "Support" })]) {
    await text.fill("<b>Only for us</b>");
    await away.click();
    await page.getByRole("dialog", { name: "Unsaved Changes" }).getByRole("button", { name: "Stay" }).click();
    expect(await text.inputValue()).toBe("<b>Only for us</b>");
  }
  await text.press("Control+Enter");
  const lines = panel.getByRole("listitem");
  await expect
    .poll(() => lines.allInnerTexts(), patience)
    .toEqual([expect.stringMatching(/Asha Mehta[\s\S]+Internal[\s\S]+<b>Only for us<\/b>/)]);
  expect(await text.inputValue()).toBe("");
  await panel.getByRole("checkbox", { name: "Ask for a document" }).check();
  await panel.getByRole("button", { name: "Send request" }).click();
  await panel.getByText("Please choose whom to ask").waitFor();
  await panel.getByRole("combobox", { name: "Please send" }).click();
  await page.getByRole("option", { name: "Shipping Bill", exact: true }).click();
  await panel.getByRole("combobox", { name: "From" }).click();
  await page.getByRole("option", { name: /^Al Marjan/ }).click();
  await panel.getByRole("button", { name: "Send request" }).click();
  await lines.getByText("Please send Shipping Bill").waitFor();
  await lines.getByText("Waiting").waitFor();
  expect(await axeViolations(page)).toEqual([]);

  const { page: partners, close } = await site.another();
  await signedIn(partners, shared.partner);
  await partners.goto(`/dashboard/shared/${globalId("SharedShipment", `${shared.partnerId}/${shared.shipmentId}`)}`);
  const theirs = partners.getByRole("region", { name: "Comments" });
  await theirs.getByText("Please send Shipping Bill").waitFor();
  expect(await theirs.getByRole("listitem").count()).toBe(1);
  await theirs.getByRole("textbox", { name: "Comment" }).fill("It comes today");
  await theirs.getByRole("button", { name: "Comment", exact: true }).click();
  // On the exporter's open page.
  await lines.getByText("It comes today").waitFor();
  await lines.getByText("Rohan Desai, Al Marjan").waitFor();
  await panel.getByRole("textbox", { name: "Comment" }).fill("Thank you");
  await panel.getByRole("checkbox", { name: "CHA" }).check();
  await panel.getByRole("button", { name: "Comment", exact: true }).click();
  // On the partner's.
  await theirs.getByText("Thank you").waitFor();
  await lines.getByRole("button", { name: "Delete the comment of Rohan Desai" }).click();
  await page.getByRole("dialog", { name: "Delete comment" }).getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => lines.count(), patience).toBe(3);
  await close();

  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("button", { name: "Actions for bl.pdf", exact: true }).click();
  await page.getByRole("menuitem", { name: "Comments" }).click();
  const dialog = page.getByRole("dialog", { name: "Comments on bl.pdf" });
  await dialog.getByText("No comments yet").waitFor();
  await dialog.getByRole("textbox", { name: "Comment" }).fill("The seal is missing");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Unsaved Changes" }).getByRole("button", { name: "Stay" }).click();
  await dialog.getByRole("button", { name: "Comment", exact: true }).click();
  await dialog.getByRole("listitem").getByText("The seal is missing").waitFor();
  // The comment is there a moment before its form, which holds the dialog, is ready again.
  await dialog.getByRole("button", { name: "Comment", exact: true, disabled: false }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Request Packing List from…" }).click();
  const request = page.getByRole("dialog", { name: "Request Packing List" });
  await request.getByRole("combobox", { name: "From" }).click();
  await page.getByRole("option", { name: /^Al Marjan/ }).click();
  await request.getByRole("button", { name: "Send request" }).click();
  await request.waitFor({ state: "hidden" });
  const asked = await shared.partner.get<{ comments: { request: { type: string } | null }[] }>(`/v1/shared/comment${sharedPlace(shared)}`);
  expect(asked.data.comments[0]?.request?.type).toBe("PACKING_LIST");

  // Nobody is asked without a word for what they cannot send.
  await acceptUploads(exporter.user, shared.partnerId, false);
  await page.reload();
  await page.getByRole("tab", { name: "Comments" }).click();
  await page.getByRole("checkbox", { name: "Ask for a document" }).check();
  await page.getByRole("combobox", { name: "From" }).click();
  await page.getByRole("option", { name: "Al Marjan CHA, may not upload documents" }).waitFor();
});

test("a partner that may upload sends what it is asked for next to the request, which marks the shipment in its list until then (R-830, R-881)", async () => {
  const api = productApi(site.url);
  const { partner, ...own } = await aSharedShipment(api, exporter, { role: "CHA" });
  await acceptUploads(exporter.user, own.partnerId, false);
  const request = { type: "SHIPPING_BILL", partnerId: own.partnerId };
  await exporter.user.post(`/v1/shipment/comment/add?shipmentId=${own.shipmentId}`, { text: "", request });
  const { page, close } = await site.another();
  await signedIn(page, partner);
  await page.goto("/dashboard/shared");
  await page.getByText("Asks you").waitFor();
  await page.getByRole("link", { name: /^Shipment of/ }).click();
  await page.getByText("Your office cannot upload here: send it to the exporter by e-mail, for example.").waitFor();
  await acceptUploads(exporter.user, own.partnerId);
  await page.reload();
  await page.getByRole("button", { name: "Upload Shipping Bill" }).click();
  const dialog = page.getByRole("dialog", { name: "Upload Documents" });
  expect(await dialog.getByRole("combobox", { name: "Attachment Type" }).inputValue()).toBe("Shipping Bill");
  await dialog.locator("input[type=file]").setInputFiles({ name: "sb.pdf", mimeType: "application/pdf", buffer: await aPdf(["SB"]) });
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await page
    .getByRole("region", { name: "Comments" })
    .getByText(/^Received/)
    .waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("MAIN");
  await page.goto("/dashboard/shared");
  await page.getByRole("link", { name: /^Shipment of/ }).waitFor();
  expect(await page.getByText("Asks you").count()).toBe(0);
  await close();
});
