import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pathOf, patience, walkProduct } from "../support/walk.ts";
import { aWebUser, signedIn } from "../support/webUser.ts";

const walk = walkProduct();

test("strangers read what the product does, with the ways in", async () => {
  const { page } = walk;
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: "Seamless documentation for international trade" }).waitFor();
  for (const tile of ["Smart Documents", "Analytics", "Bank-grade Security", "Instant Updates"]) {
    expect(await page.getByRole("heading", { name: tile, exact: true }).count()).toBe(1);
  }
  const banner = page.getByRole("banner");
  expect(await banner.getByRole("link", { name: "Lading" }).getAttribute("href")).toBe("/");
  expect(await banner.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  expect(await banner.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
  expect(await banner.getByRole("link", { name: "Sign Up" }).getAttribute("href")).toBe("/signup");
  expect(await page.getByRole("link", { name: "Start for free" }).getAttribute("href")).toBe("/signup");
  await page.getByText("Coming Soon", { exact: true }).waitFor();
});

test("the landing page is there as HTML, and asks for nothing but its own few files", async () => {
  const { page } = walk;
  expect(await (await fetch(walk.url)).text()).toMatch(/<h1[^>]*>Seamless documentation for international trade<\/h1>/);
  const scripts: string[] = [];
  page.on("request", (request) => /graphql|\.js$/.test(request.url()) && scripts.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts.filter((path) => !/^\/firstPaint.js$|^\/assets\/(landing|preload-helper|storage)-/.test(path))).toEqual([]);
});

test("the ways in are taken without another page load, and back leads to the landing page", async () => {
  const { page } = walk;
  await page.goto("/");
  const app = page.waitForResponse(/\/assets\/SignUpPage-/);
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).hover();
  await app;
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
  await page.getByLabel("Full Name").waitFor();
  expect(pathOf(walk)).toBe("/signup");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Seamless documentation for international trade" }).waitFor();
  expect(documents).toEqual([]);
});

test("a user who completed the set-up is sent on to the dashboard, and does not see the landing page on the way", async () => {
  const { page } = walk;
  await signedIn(page, await aWebUser(walk.url, { status: "ONBOARDING_COMPLETED" }));
  const bringApp = await holdBackFile(page, /\/assets\/app-/);
  const bringDashboard = await holdBackFile(page, /\/assets\/Shell-/);
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("[data-front]").waitFor({ state: "attached" });
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
  bringApp();
  await page.getByText("Redirecting...").waitFor();
  bringDashboard();
  await expect.poll(() => pathOf(walk), patience).toBe("/dashboard");
});

test("a user in the set-up is sent on to onboarding", async () => {
  const { page } = walk;
  await signedIn(page, await aWebUser(walk.url, { status: "ONBOARDING_IN_PROGRESS" }));
  await page.goto("/");
  await expect.poll(() => pathOf(walk), patience).toBe("/onboarding/welcome");
});

test("the end of the set-up is shown for a second, then the dashboard", async () => {
  const { page } = walk;
  await signedIn(page, await aWebUser(walk.url, { status: "ONBOARDING_COMPLETED" }));
  await page.goto("/redirecting");
  await page.getByRole("heading", { name: "Setup Complete!" }).waitFor();
  await expect.poll(() => pathOf(walk), patience).toBe("/dashboard");
});

test("an address that leads nowhere says so and leads home", async () => {
  const { page } = walk;
  await page.goto("/no/such/page");
  await page.getByRole("heading", { name: /404/ }).waitFor();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect.poll(() => pathOf(walk), patience).toBe("/");
});

/** Holds a file back until the function it answers is called. */
async function holdBackFile(page: Page, file: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
