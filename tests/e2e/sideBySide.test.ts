import { expect, test } from "vitest";
import { anExporter, aShipment } from "../support/api/anExporter.ts";
import { attach } from "../support/api/calls/attachments.ts";
import { keyboardOf } from "../support/browser/gestures/keyboard.ts";
import { openProductPage } from "../support/browser/productPage.ts";
import { signedIn } from "../support/browser/webUser.ts";
import { aPdf } from "../support/files/pdfs.ts";
import { productApi } from "../support/servers/productApi.ts";

const site = openProductPage();

/** What a partner waits at most for a milestone that the exporter sets. */
const mostMilliseconds = 2_000;

test("an exporter and an importer side by side, who join and share by keys alone: a milestone on the other's screen within 2 s, and the end of the partnership (R-681)", async () => {
  const { page } = site;
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  const { shipmentId } = await aShipment(exporter);
  await attach(api, exporter.user, shipmentId, { name: "Draft.pdf", content: await aPdf(["Draft"]) });
  page.setDefaultTimeout(9_000);
  const hands = keyboardOf(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await signedIn(page, exporter.user);
  await page.goto("/dashboard/people?tab=partners");
  await button("Invite partner").first().click();
  const invite = page.getByRole("dialog", { name: "Invite partner" });
  await invite.getByRole("combobox", { name: "Who in your master data" }).focus();
  await page.keyboard.type("Al Marjan");
  await page.getByRole("option", { name: "Al Marjan" }).waitFor();
  // A list of several stays open for another.
  for (const key of ["ArrowDown", "Enter", "Tab"]) await page.keyboard.press(key);
  await invite.getByRole("button", { name: "Create invitation" }).click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();

  const guest = await site.another();
  const other = guest.page;
  other.setDefaultTimeout(9_000);
  const keys = keyboardOf(other);
  await other.goto(link);
  await keys.write(other.getByLabel("Full Name"), "Omar Farouk");
  await keys.write(other.getByLabel("Email"), `omar-${Date.now()}@almarjan.example`);
  await keys.write(other.getByLabel("Password", { exact: true }), "harvest-77");
  await keys.write(other.getByLabel("Confirm Password"), "harvest-77");
  await keys.press(other.getByRole("button", { name: "Create account" }));
  await other.getByText("Nothing is shared with you yet").waitFor();

  const firmId = Buffer.from(`Firm:${exporter.firm.firmId}`).toString("base64url");
  const id = Buffer.from(`Shipment:${shipmentId}`).toString("base64url");
  await page.goto(`/dashboard/firm/${firmId}/shipment/${id}?tab=people`);
  await hands.press(button("Add partner"));
  const share = page.getByRole("dialog", { name: "Add partner" });
  await hands.pick(share.getByRole("combobox", { name: "Partner" }), "Al Marjan");
  await share.getByText("will see 0 of 1 document").waitFor();
  await hands.to(share.getByRole("checkbox", { name: "Draft.pdf" }));
  await page.keyboard.press("Space");
  await share.getByText("will see 1 of 1 document").waitFor();
  await hands.press(share.getByRole("button", { name: "Share", exact: true }));
  await share.waitFor({ state: "detached" });

  // The importer's screens follow without being loaded again.
  await keys.press(other.getByRole("link", { name: /^Shipment of/ }));
  await other.getByRole("heading", { name: "Documents (1)" }).waitFor();
  await other.evaluate(() => Object.assign(window, { isSame: true }));
  await page.goto(`/dashboard/firm/${firmId}/shipment/${id}?tab=progress`);
  const booked = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: "Booked" });
  await booked.getByRole("button", { name: "Set date" }).click();
  const date = page.getByRole("dialog", { name: "Set date: Booked" });
  await date.getByRole("button", { name: "Today" }).click();
  await date.getByRole("button", { name: "Save" }).click();
  const set = performance.now();
  await other.getByText(/^Reached \d\d/).waitFor();
  const waited = performance.now() - set;
  console.log(`The milestone was on the importer's screen after ${waited.toFixed(0)} ms (at most ${mostMilliseconds})`);
  expect(waited).toBeLessThan(mostMilliseconds);

  await page.goto("/dashboard/people?tab=partners");
  await page.getByRole("button", { name: /^Actions for Al Marjan/ }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await other.getByRole("heading", { name: "This shipment is not shared with you" }).waitFor();
  expect(await other.evaluate(() => "isSame" in window)).toBe(true);
  expect([...hands.unmarked, ...keys.unmarked, ...guest.complaints]).toEqual([]);
  await keys.press(other.getByRole("link", { name: "Go Back" }));
  await other.getByText("Nothing is shared with you yet").waitFor();
  await guest.close();
});
