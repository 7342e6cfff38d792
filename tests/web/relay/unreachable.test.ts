import { expect, test } from "vitest";
import { pathOf, openProductPage } from "../../support/browser/productPage.ts";
import { aWebFirm, aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();
const completed = { status: "ONBOARDING_COMPLETED" };

/** Fails every call that reads the user's own data, as when the service behind the gateway is down. */
async function failUserInfo(status = 200): Promise<void> {
  await site.page.route("**/graphql", (route) => {
    const { operationName = "" }: { operationName?: string } = route.request().postDataJSON() ?? {};
    if (operationName.startsWith("updateStream")) return route.abort();
    return route.fulfill({ status, json: { data: { viewer: null }, errors: [{ message: "The service cannot be reached" }] } });
  });
}

test("without user info, home, settings and profile show the stored copy with a notice, until the server answers again", async () => {
  const { page } = site;
  const user = await aWebUser(site.url, completed);
  await aWebFirm(site.url, user, "Tarang Vel Exports");
  await signedIn(page, user);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /Tarang Vel Exports/ }).waitFor();

  await failUserInfo();
  await page.reload();
  await page.getByRole("link", { name: /Tarang Vel Exports/ }).waitFor();
  const notice = page.getByRole("alert").filter({ hasText: "Stored copy" });
  await notice.waitFor();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("tabpanel").getByText("Tarang Vel Exports").waitFor();
  await page.getByRole("link", { name: user.name }).click();
  await page.getByRole("main").getByText(user.email).waitFor();
  expect(await page.getByText("Unexpected Application Error!").count()).toBe(0);

  // A mutation still goes to the server, and fails there.
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Asha Desai");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await page.getByRole("alert").filter({ hasText: "The service cannot be reached" }).first().waitFor();

  await page.unroute("**/graphql");
  await notice.getByRole("button", { name: "Retry" }).click();
  await notice.waitFor({ state: "detached" });
  site.complaints.length = 0;
});

test("another user's stored copy is never shown, whoever's token comes from where", async () => {
  const { page } = site;
  const first = await aWebUser(site.url, { ...completed, name: "First Owner" });
  await signedIn(page, first);
  await page.goto("/dashboard/profile");
  await page.getByText("First Owner").first().waitFor();
  const second = await aWebUser(site.url, { ...completed, name: "Second Owner" });
  await failUserInfo(503);
  await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), second.jwt);
  await page.reload();
  await page.getByText("The service cannot be reached").first().waitFor();
  expect(await page.getByText("First Owner").count()).toBe(0);
  site.complaints.length = 0;
});

test("offline, a page that was not loaded says that the server cannot be reached, and navigation stays", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, completed));
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  await page.route("**/assets/SupportPage*", (route) => route.abort("internetdisconnected"));
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Support" }).click();
  const panel = page.getByRole("alert").filter({ hasText: "No connection to the server" });
  await panel.waitFor();
  expect(await panel.textContent()).toContain("The server cannot be reached");
  expect(await panel.textContent()).not.toMatch(/assets|\.js|module/);
  await panel.getByRole("button", { name: "Try again" }).click();
  await page.getByText("The server cannot be reached. Please check").waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).waitFor();

  await page.context().setOffline(false);
  await page.unroute("**/assets/SupportPage*");
  await panel.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  expect(pathOf(site)).toBe("/dashboard/support");
  site.complaints.length = 0;
});

test("offline, a tab that was not loaded offers to try again, and that brings it", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, completed));
  await page.goto("/dashboard/profile");
  await page.getByRole("tab", { name: "Activity" }).waitFor();
  await page.route("**/assets/*", (route) => route.abort("internetdisconnected"));
  await page.getByRole("tab", { name: "Activity" }).click();
  await page.getByText("Activity could not be loaded").waitFor();
  await page.unroute("**/assets/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Activity" }).first().waitFor();
  expect(await page.getByText("Activity could not be loaded").count()).toBe(0);
  site.complaints.length = 0;
});

test("once the session is over nothing is asked of GraphQL without a token", async () => {
  const { page } = site;
  const tokens: (string | undefined)[] = [];
  await signedIn(page, await aWebUser(site.url, completed));
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) tokens.push(request.headers()["authorization"]);
  });
  await page.getByRole("link", { name: "Stats" }).hover();
  const other = await page.context().newPage();
  await other.goto("/nowhere");
  await other.evaluate(() => localStorage.removeItem("jwt"));
  await page.waitForURL("**/login?from=*");
  await page.goto("/dashboard/profile");
  await page.waitForURL("**/login?from=*");
  expect(tokens.filter((token) => token === undefined || token === "Bearer ")).toEqual([]);
});

test("a save whose answer is cut off says that it is not known whether it was done", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, completed));
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Asha Desai");
  const message = "The connection broke off before the service had answered, so it is not known whether this was done.";
  await page.route("**/graphql", (route) =>
    route.fulfill({ json: { data: null, errors: [{ message, extensions: { code: "OUTCOME_UNKNOWN" } }] } }),
  );
  await page.getByRole("button", { name: "Update Profile" }).click();
  const toast = page.getByRole("alert").filter({ hasText: message });
  await toast.waitFor();
  expect(await toast.textContent()).toContain("it is not known whether this was done");
  await page.unroute("**/graphql");
});

test("a save that is never answered is given up after a minute, and says that it is not known whether it was done", async () => {
  const { page } = site;
  await page.clock.install();
  await signedIn(page, await aWebUser(site.url, completed));
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Asha Desai");
  let isAsked = false;
  await page.route("**/graphql", (route) => {
    isAsked ||= route.request().postDataJSON()?.operationName === "useUpdateProfileMutation";
  });
  const save = page.getByRole("button", { name: "Update Profile" });
  await save.click();
  await expect.poll(() => isAsked).toBe(true);
  expect(await save.isEnabled()).toBe(false);
  await page.clock.fastForward(61_000);
  await page.getByRole("alert").filter({ hasText: "it is not known whether this was done" }).waitFor();
  await expect.poll(() => save.isEnabled()).toBe(true);
  expect(await page.getByRole("textbox", { name: "Name", exact: true }).inputValue()).toBe("Asha Desai");
  await page.unroute("**/graphql");
  await save.click();
  await page.getByText("Profile updated successfully").waitFor();
  site.complaints.length = 0;
});
