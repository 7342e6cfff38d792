import { expect, test } from "vitest";
import { connect } from "../../../demo/client.ts";
import { holdBack } from "../../support/browser/sidePanel.ts";
import { pathOf, patience, openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();
const completed = { status: "ONBOARDING_COMPLETED" };

function stored(): Promise<string[]> {
  return site.page.evaluate(() => Object.keys(localStorage));
}

test("until the set-up is complete protected pages lead to onboarding (R-021)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url));
  await page.goto("/dashboard/profile");
  await expect.poll(() => pathOf(site), patience).toBe("/onboarding/welcome");
});

test("after the set-up onboarding leads to the dashboard; while user info loads nothing but that is shown (R-020, R-022)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, completed));
  const goOn = await holdBack(page, "viewerUserInfoQuery");
  await page.goto("/onboarding/firm");
  await page.getByRole("status").getByText("Loading", { exact: true }).waitFor();
  expect(await page.getByRole("heading").count()).toBe(0);
  goOn();
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  expect(pathOf(site)).toBe("/dashboard");
});

async function logOut(): Promise<void> {
  await site.page.getByRole("button", { name: "User menu" }).click();
  await site.page.getByRole("menuitem", { name: "Log out" }).click();
}

test("logging out clears token and user info without a call, says so briefly and forgets the page (R-037, R-082, R-430)", async () => {
  const { page } = site;
  await page.clock.install();
  await signedIn(page, await aWebUser(site.url, completed));
  await page.goto("/dashboard/support");
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  // Background reads of the page, such as the stream of live updates, are not part of logging out.
  const called: string[] = [];
  page.on("request", (request) => {
    const operation = String(request.postDataJSON()?.operationName);
    if (request.method() === "POST" && !/(Query|Subscription)$/.test(operation)) called.push(operation);
  });
  await logOut();
  await page.waitForURL(`${site.url}/login`);
  const toast = page.getByRole("alert").filter({ hasText: "You have been successfully logged out" });
  await toast.waitFor();
  expect(await stored()).not.toContain("jwt");
  expect(await stored()).not.toContain("userInfo");
  expect(called).toEqual([]);
  const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {};
  expect([x > 1440 / 2, y > 900 / 2]).toEqual([true, true]);
  await page.clock.runFor(5000);
  await toast.waitFor({ state: "detached" });
});

test("a browser that does not let go of the token is told of, and the session goes on (R-038)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, completed));
  await page.goto("/dashboard/support");
  await page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException("Storage is read-only");
    };
  });
  await logOut();
  await page.getByRole("alert").getByText("Failed to logout. Please try again.").waitFor();
  expect(pathOf(site)).toBe("/dashboard/support");
  site.complaints.length = 0;
});

test("a refused token ends the session with one way to sign-in (R-033)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, completed));
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  await page.evaluate(() => localStorage.setItem("jwt", "stale"));
  const logins: string[] = [];
  page.on("framenavigated", (frame) => logins.push(new URL(frame.url()).pathname));
  await page.goto("/dashboard/profile");
  await page.waitForURL("**/login?from=%2Fdashboard%2Fprofile");
  expect(logins.filter((path) => path === "/login")).toEqual(["/login"]);
  await page.getByRole("status").getByText("Your session has ended. Please sign in again.").waitFor();
  expect(await stored()).not.toContain("userInfo");
});

test("a token taken away in another tab ends the session here (R-035)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, completed));
  await page.goto("/dashboard/support");
  await page.getByRole("heading", { name: "Support" }).waitFor();
  const other = await page.context().newPage();
  await other.goto("/");
  await other.evaluate(() => localStorage.removeItem("jwt"));
  await expect.poll(() => pathOf(site), patience).toBe("/login?from=%2Fdashboard%2Fsupport");
});

test("a new token of the same user from another tab brings fresh user info (R-034)", async () => {
  const { page } = site;
  const user = await aWebUser(site.url, completed);
  await signedIn(page, user);
  await page.goto("/dashboard/support");
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  const { send } = connect(site.url, user.jwt);
  await send('mutation { updateProfile(input: { name: "Asha Desai" }) { errors { message } } }');
  const again = await send<{ logIn: { jwt: string } }>("mutation ($input: LogInInput!) { logIn(input: $input) { jwt } }", {
    input: { email: user.email, password: user.password },
  });
  const other = await page.context().newPage();
  await other.goto("/nowhere");
  await other.evaluate((jwt) => localStorage.setItem("jwt", jwt), again.logIn.jwt);
  await page.getByRole("link", { name: "Asha Desai" }).waitFor();
  expect(pathOf(site)).toBe("/dashboard/support");
});

test("another user's token from another tab leaves nothing of the first user (R-034)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { ...completed, name: "First Owner" }));
  await page.goto("/dashboard/profile");
  await page.getByText("First Owner").first().waitFor();
  const second = await aWebUser(site.url, { ...completed, name: "Second Owner" });
  const other = await page.context().newPage();
  await other.goto("/nowhere");
  await other.evaluate((jwt) => localStorage.setItem("jwt", jwt), second.jwt);
  await page.getByText("Second Owner").first().waitFor();
  expect(await page.getByText("First Owner").count()).toBe(0);
});

test("a page with unsaved work asks nothing before it shows the user who signed in in another tab (R-1269)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { ...completed, name: "First Owner" }));
  await page.goto("/dashboard/settings?tab=buyer");
  // Who is asked stays.
  page.on("dialog", (question) => void question.dismiss());
  await page.getByLabel("Name", { exact: true }).click();
  await page.keyboard.type("Nyati Foods");
  const second = await aWebUser(site.url, { ...completed, name: "Second Owner" });
  const other = await page.context().newPage();
  await other.goto("/nowhere");
  await other.evaluate((jwt) => localStorage.setItem("jwt", jwt), second.jwt);
  await page.getByText("Second Owner").first().waitFor();
  expect(await page.getByText("First Owner").count()).toBe(0);
  expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("");
});

test("the copy of user info has REST's shape and follows a change (R-032, R-050, R-110, R-346)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, completed));
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Asha R. Mehta");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await page.getByText("Profile updated successfully").waitFor();
  const copy = await page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}"));
  expect(copy).toMatchObject({ name: "Asha R. Mehta", type: "EXPORTER", firms: [], originCountry: [], units: [], contractFormat: [] });
  expect(await page.getByRole("navigation", { name: "Main" }).textContent()).toContain("AM");
});

test("when user info cannot be loaded the stored copy is used and the user told (R-036)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, completed));
  await page.goto("/dashboard/support");
  await page.getByRole("heading", { name: "Support" }).waitFor();
  const errors = [{ message: "Service unavailable" }];
  for (const answer of [
    { status: 503, json: { errors } },
    { status: 200, json: { data: { viewer: null }, errors } },
  ]) {
    await page.route("**/graphql", (route) => route.fulfill(answer));
    await page.reload();
    await page.getByText("Failed to load user information").waitFor();
    await page.getByRole("heading", { name: "Support" }).waitFor();
    expect(await page.getByRole("navigation", { name: "Main" }).textContent()).toContain("Asha Ramesh Mehta");
  }
  site.complaints.length = 0;
});

test("broken storage is repaired, not crashed on (R-040, R-094)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, completed));
  await page.evaluate(() => {
    for (const key of ["userInfo", "firms-order", "financial-year", "sidebar-collapsed", "theme"]) localStorage.setItem(key, "{broken");
  });
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Your Firms" }).waitFor();
  expect(await page.getByRole("button", { name: /Financial year/ }).getAttribute("aria-label")).toBe("Financial year 25-26, APR-MAR");
});
