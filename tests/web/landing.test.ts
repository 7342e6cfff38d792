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

test("the landing page asks the server for nothing but files", async () => {
  const { page } = walk;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked).not.toContain("/graphql");
  expect(asked.filter((path) => /relay/i.test(path))).toEqual([]);
});

test("a user in the set-up is sent on to onboarding", async () => {
  const { page } = walk;
  await signedIn(page, await aWebUser(walk.url, { status: "ONBOARDING_IN_PROGRESS" }));
  await page.goto("/");
  await expect.poll(() => pathOf(walk), patience).toBe("/onboarding/welcome");
});

test("a user who completed the set-up is sent on to the dashboard", async () => {
  const { page } = walk;
  await signedIn(page, await aWebUser(walk.url, { status: "ONBOARDING_COMPLETED" }));
  await page.goto("/");
  await expect.poll(() => pathOf(walk), patience).toBe("/dashboard");
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
