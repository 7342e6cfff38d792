import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser } from "../../support/browser/webUser.ts";

const site = openProductPage();
beforeEach(() => site.page.goto("/signup"));

type Entry = { name?: string; email?: string; password?: string; confirm?: string };

async function signUp({
  name = "Asha Mehta",
  email = `new.${randomUUID()}@tarangvel.example`,
  password = "monsoon-42",
  confirm = password,
}: Entry): Promise<void> {
  const { page } = site;
  await page.getByLabel("Full Name", { exact: true }).fill(name);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password", { exact: true }).fill(confirm);
  await page.getByRole("button", { name: "Sign Up" }).click();
}

/** The toast with this title. */
function toast(title: string) {
  return site.page.getByRole("alert").filter({ hasText: title });
}

function isFocused(label: string): Promise<boolean> {
  return site.page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement);
}

test("signing up leads to the welcome screen with a session (R-027, R-032)", async () => {
  const { page } = site;
  await signUp({});
  await page.waitForURL("**/onboarding/welcome");
  await page.getByText("Account created successfully").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("jwt"))).toMatch(/\./);
});

test("only exporters can register; the other types are coming soon and cannot be chosen (R-001, R-031)", async () => {
  const { page } = site;
  expect(await page.getByRole("radio", { name: "Exporter" }).isChecked()).toBe(true);
  for (const type of ["Importer", "Broker", "CHA"]) {
    expect(await page.getByRole("radio", { name: type }).isDisabled()).toBe(true);
    await page.getByText(`Registration for ${type} accounts will be available soon`).waitFor();
  }
  expect(await page.getByText("Coming Soon", { exact: true }).count()).toBe(3);
});

test("all fields are required (R-026, R-251)", async () => {
  await signUp({ name: " ", confirm: "" });
  expect(await toast("Required").textContent()).toContain("Please fill in all required fields");
  expect(await site.page.locator("[aria-invalid=true]").count()).toBe(2);
  await expect.poll(() => isFocused("Full Name")).toBe(true);
});

test("passwords that differ are refused (R-029, R-213)", async () => {
  await signUp({ confirm: "monsoon-43" });
  expect(await toast("Validation Error").textContent()).toContain("Passwords do not match");
  await expect.poll(() => isFocused("Confirm Password")).toBe(true);
});

test("a password of five characters is refused (R-030)", async () => {
  await signUp({ password: "five5" });
  expect(await toast("Validation Error").textContent()).toContain("Password must be at least 6 characters long");
});

test("an email that is taken is told under 'Signup Failed' and the form is kept (R-028)", async () => {
  const { email } = await aWebUser(site.url);
  await signUp({ email });
  await toast("Signup Failed").waitFor();
  expect(await toast("Signup Failed").textContent()).toContain("An account with this email already exists");
  expect(await site.page.getByLabel("Full Name", { exact: true }).inputValue()).toBe("Asha Mehta");
  await expect.poll(() => isFocused("Email")).toBe(true);
});

test("a click too many makes one account", async () => {
  const { page } = site;
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/graphql") && sent.push(request.postData() ?? ""));
  await page.getByLabel("Full Name", { exact: true }).fill("Asha Mehta");
  await page.getByLabel("Email", { exact: true }).fill(`twice.${randomUUID()}@tarangvel.example`);
  await page.getByLabel("Password", { exact: true }).fill("monsoon-42");
  await page.getByLabel("Confirm Password", { exact: true }).fill("monsoon-42");
  // A press of a button that is replaced meanwhile is a hand's to make, not a script's.
  await page.locator("[data-prerendered]").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Sign Up" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL("**/onboarding/welcome");
  expect(sent.filter((body) => body.includes("SignUpPageMutation"))).toHaveLength(1);
});

test("a sign-up that failed on the way is repeated under the same key", async () => {
  const { page } = site;
  const keys: (string | undefined)[] = [];
  let isDown = true;
  await page.route("**/graphql", async (route) => {
    const isSignUp = (route.request().postData() ?? "").includes("SignUpPageMutation");
    if (isSignUp) keys.push(route.request().headers()["idempotency-key"]);
    if (isSignUp && isDown) return route.abort("connectionreset");
    return route.continue();
  });
  await signUp({});
  await toast("Signup Failed").waitFor();
  isDown = false;
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.waitForURL("**/onboarding/welcome");
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  // The browser itself logs the aborted connection.
  site.complaints.length = 0;
});
