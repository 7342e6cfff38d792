import { expect, test } from "vitest";
import { anOwner, aStoredShipment, changeShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { openShipment, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage();
let owner: Owner;
prepare(async () => {
  owner = await anOwner(site.url);
});

test("a page whose news cannot be loaded stays with what is typed in it, says so, and loads them once the connection is back (R-1307)", async () => {
  const { page } = site;
  const shipmentId = await aStoredShipment(owner, { name: "Before" });
  const streams = page.waitForRequest((request) => request.postData()?.includes("updateStreamSubscription") === true);
  await signedIn(page, owner.user);
  await openShipment(page, owner, shipmentId);
  await (await streams).response();
  await page.getByRole("tab", { name: "Comments" }).click();
  const text = page.getByRole("textbox", { name: "Comment" });
  await text.fill("Half a comment");
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("ShipmentPageQuery") === true ? route.abort() : route.fallback(),
  );
  await changeShipment(owner, shipmentId, { name: "After" });
  expect(await toast(page, "The server cannot be reached.")).toContain("Not up to date");
  await page.getByRole("heading", { name: "Before", level: 1 }).waitFor();
  expect(await text.inputValue()).toBe("Half a comment");
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("heading", { name: "After", level: 1 }).waitFor();
  expect(await text.inputValue()).toBe("Half a comment");
  site.complaints.length = 0;
});
