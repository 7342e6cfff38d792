import { expect, test } from "vitest";
import type { ShareView } from "#domain/links/shareLink.ts";
import { decodeId } from "../../../gateway/builder/globalIds.ts";
import { asUser } from "../../support/api/aUser.ts";
import { attach } from "../../support/api/calls/attachments.ts";
import { aShareLink, shareLinkQuery } from "../../support/api/shareLinks.ts";
import { anOwner, aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { aPdf } from "../../support/files/pdfs.ts";

const site = openProductPage();

test("a visitor opens a link on a phone and reads its document, until it is not available (R-888, R-894, R-896)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const owner = await anOwner(site.url);
  const user = asUser(api, owner.user);
  const shipmentId = decodeId(await aStoredShipment(owner))?.id ?? "";
  const { key } = (await attach(api, user, shipmentId, { name: "Bill of lading.pdf", content: await aPdf(["Bill"]) })).data;
  const link = await aShareLink({ user, shipmentId, key }, { password: "monsoon-42", asksName: true, showsProgress: true });

  await page.setViewportSize({ width: 360, height: 740 });
  const answer = await page.goto(`/s/${link.token}`);
  expect(answer?.headers()).toMatchObject({
    "x-robots-tag": "noindex, nofollow, noarchive",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
  });
  await page.getByRole("heading", { name: "Documents were shared with you", level: 1 }).waitFor();
  await page.getByRole("button", { name: "Open documents" }).click();
  await page.getByText("Please enter your name").waitFor();
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByLabel("Email").fill("asha@buyer.example");
  await page.getByLabel("Password", { exact: true }).fill("monsoon-43");
  await page.getByRole("button", { name: "Open documents" }).click();
  await page.getByText("The password is not right").first().waitFor();
  await page.getByLabel("Password", { exact: true }).fill("monsoon-42");
  await page.getByRole("button", { name: "Open documents" }).click();
  await page.getByRole("list", { name: "Documents" }).getByText("Bill of lading.pdf").waitFor();
  await page.getByRole("heading", { name: "Progress" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const address = await page.getByRole("link", { name: "View Bill of lading.pdf" }).getAttribute("href");
  expect(address).not.toContain(link.token);
  expect((await page.request.get(address ?? "")).headers()["content-type"]).toBe("application/pdf");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download Bill of lading.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("Bill of lading.pdf");
  const { views } = (await user.get<{ views: ShareView[] }>(`/v1/share-link/log${shareLinkQuery(link)}`)).data;
  expect(views.map(({ act, name }) => [act, name])).toEqual([
    ["DOWNLOADED", "Asha Rao"],
    ["VIEWED", "Asha Rao"],
    ["OPENED", "Asha Rao"],
  ]);
  await user.post(`/v1/share-link/revoke${shareLinkQuery(link)}`);
  await page.reload();
  await page.getByRole("heading", { name: "This link is not available" }).waitFor();
});
