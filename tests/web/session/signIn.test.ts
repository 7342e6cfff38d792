import { expect, test } from "vitest";
import { pathOf, patience, openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, type WebUser } from "../../support/browser/webUser.ts";

const site = openProductPage();
const completed = { status: "ONBOARDING_COMPLETED" };

async function logIn({ email, password }: Pick<WebUser, "email" | "password">): Promise<void> {
  const { page } = site;
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

function stored(): Promise<string[]> {
  return site.page.evaluate(() => Object.keys(localStorage));
}

test("without a token a protected page leads to sign-in, and sign-in back to that page (R-018, R-024)", async () => {
  const { page } = site;
  const user = await aWebUser(site.url, completed);
  await page.goto("/dashboard/support");
  await page.waitForURL("**/login?from=%2Fdashboard%2Fsupport");
  await logIn(user);
  await page.getByText("Login successful").waitFor();
  await page.getByRole("heading", { level: 1, name: "Support" }).waitFor();
  expect(pathOf(site)).toBe("/dashboard/support");
});

test("where the browser stores nothing, signing in says that the session ends with the page (R-1274)", async () => {
  const { page } = site;
  const user = await aWebUser(site.url, completed);
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Storage is blocked", "SecurityError");
      },
    }),
  );
  await page.goto("/login");
  await logIn(user);
  await page.getByText("Your browser stores nothing for this site. Please sign in again after a reload and in each new tab.").waitFor();
  await page.getByRole("heading", { level: 1, name: "Your Firms" }).waitFor();
  expect(pathOf(site)).toBe("/dashboard");
  // Each key that could not be stored is a warning for those who look into the console.
  expect(site.complaints.filter((line) => !line.startsWith("warning: Could not "))).toEqual([]);
  site.complaints.length = 0;
});

test("a remembered path that is not ours is not followed (R-019, R-024)", async () => {
  const { page } = site;
  const user = await aWebUser(site.url, completed);
  await page.goto("/login?from=%2F%2Fstranger.example%2Fdashboard");
  await logIn(user);
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard");
});

test("a wrong password is told under 'Login Failed' and stores nothing (R-025)", async () => {
  const { page } = site;
  const user = await aWebUser(site.url);
  await page.goto("/login");
  await logIn({ ...user, password: "wrong-password" });
  const toast = page.getByRole("alert").filter({ hasText: "Login Failed" });
  await toast.waitFor();
  expect(await toast.textContent()).toContain("Invalid email or password");
  expect(new URL(page.url()).pathname).toBe("/login");
  expect(await stored()).not.toContain("jwt");
});

test("a repeated message stands alone, and for its whole time from then on", async () => {
  const { page } = site;
  await page.clock.install();
  await page.goto("/login");
  const submit = page.getByRole("button", { name: "Sign In" });
  const toast = page.getByRole("alert").filter({ hasText: "Please fill in all required fields" });
  await submit.click();
  await toast.waitFor();
  await page.clock.runFor(4000);
  await toast.evaluate((element) => element.setAttribute("data-first", ""));
  await submit.click();
  await page.locator("[role=alert]:not([data-first])").waitFor();
  await page.clock.runFor(4000);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(4000);
  await toast.waitFor({ state: "detached" });
});

test("sign-in asks for both fields and for an email, and leads to sign-up (R-023)", async () => {
  const { page } = site;
  await page.goto("/login");
  expect(await page.getByLabel("Email", { exact: true }).getAttribute("type")).toBe("email");
  expect(await page.getByRole("link", { name: "Sign Up" }).getAttribute("href")).toBe("/signup");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Please fill in all required fields").waitFor();
  expect(await page.locator("[aria-invalid=true]").count()).toBe(2);
  await logIn({ email: "asha", password: "monsoon-42" });
  await page.getByRole("alert").getByText("Please enter a valid email address").waitFor();
});
