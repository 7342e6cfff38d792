import { expect, test } from "vitest";
import { decodeId } from "../../../gateway/builder/globalIds.ts";
import { asUser } from "../../support/api/aUser.ts";
import { anOwner, aStoredShipment, changeShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { openShipment, toast } from "../../support/browser/journeys/shipmentPage.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { prepare } from "../../support/tools/prepare.ts";

const site = openProductPage();
let owner: Owner;
prepare(async () => {
  owner = await anOwner(site.url);
});

test("a page whose news cannot be loaded stays with what is typed in it, says so, and loads them once the connection is back (R-1307)", async () => {
  const { page } = site;
  const office = asUser(productApi(site.url), owner.user);
  const shipmentId = await aStoredShipment(owner, { name: "Before" });
  const streams = page.waitForRequest((request) => request.postData()?.includes("updateStreamSubscription") === true);
  await signedIn(page, owner.user);
  await openShipment(page, owner, shipmentId);
  await (await streams).response();
  const news = page.waitForRequest((request) => request.postData()?.includes("useShipmentNewsSubscription") === true);
  await page.getByRole("tab", { name: "Comments" }).click();
  await (await news).response();
  const text = page.getByRole("textbox", { name: "Comment" });
  await text.fill("Half a comment");
  const failed = new Set<string>();
  await page.route("**/graphql", (route) => {
    const [operation] = /Shipment(?:Page|Comments)Query/.exec(route.request().postData() ?? "") ?? [];
    if (operation === undefined) return route.fallback();
    failed.add(operation);
    return route.abort();
  });
  await changeShipment(owner, shipmentId, { name: "After" });
  expect(await toast(page, "The server cannot be reached.")).toContain("Not up to date");
  await office.post(`/v1/shipment/comment/add?shipmentId=${decodeId(shipmentId)?.id}`, { text: "From a colleague" });
  await expect.poll(() => [...failed].toSorted(), patience).toEqual(["ShipmentCommentsQuery", "ShipmentPageQuery"]);
  await page.getByRole("heading", { name: "Before", level: 1 }).waitFor();
  expect(await text.inputValue()).toBe("Half a comment");
  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await page.getByRole("heading", { name: "After", level: 1 }).waitFor();
  await page.getByText("From a colleague").waitFor();
  expect(await text.inputValue()).toBe("Half a comment");
  site.complaints.length = 0;
});
