import { expect, test } from "vitest";
import { holdBackFile } from "../../support/browser/holdBackFile.ts";
import { pathOf, patience, openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn } from "../../support/browser/webUser.ts";

const company = { COMPANY_NAME: "Lading Software Private Limited", SUPPORT_PHONE: "+91 281 555 0100" };
const site = openProductPage({ environment: company });

test("strangers read what the product does, with the ways in (R-011 to R-013)", async () => {
  const { page } = site;
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
  await page.mouse.wheel(0, 2000);
  await page.waitForFunction(() => window.scrollY > 100);
  expect((await banner.boundingBox())?.y).toBe(0);
});

test("what the product claims, the partners to come, and who stands behind it (R-002 to R-010)", async () => {
  const { page } = site;
  await page.goto("/");
  for (const claim of [
    "every size",
    "privacy first",
    "Generate invoices, contracts and bills of lading from one dashboard",
    "spreadsheet-like views",
    "Work with importers, brokers and CHAs, with permission controls",
    "central, searchable place",
    "partners see only what they are allowed to see",
    "approval workflow",
  ]) {
    await page.getByText(claim).first().waitFor();
  }
  const partners = page.getByRole("region", { name: "Dashboards for your partners" });
  await partners.getByText("Coming Soon", { exact: true }).waitFor();
  expect(await partners.getByRole("listitem").allInnerTexts()).toEqual([
    expect.stringMatching(/^Importers\s+See their shipments with your firm and track progress in real time/),
    expect.stringMatching(/^Brokers\s+Access shipment data and generate brokerage bills/),
    expect.stringMatching(/^CHAs\s+Add documents, such as a draft original bill of lading, to shipment folders, subject to an approval/),
  ]);
  const footer = page.getByRole("contentinfo");
  await footer.getByText(`© ${company.COMPANY_NAME}`).waitFor();
  expect(await footer.getByRole("link", { name: company.SUPPORT_PHONE }).getAttribute("href")).toBe("tel:+912815550100");
});

test("the landing page is there as HTML, and asks for nothing but its own few files (R-016)", async () => {
  const { page } = site;
  expect(await (await fetch(site.url)).text()).toMatch(/<h1[^>]*>Seamless documentation for international trade<\/h1>/);
  const scripts: string[] = [];
  page.on("request", (request) => /graphql|\.js$/.test(request.url()) && scripts.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(scripts.filter((path) => !/^\/theme.js$|^\/assets\/(landing|prerendered)-/.test(path))).toEqual([]);
});

test("the ways in are taken without another page load, and back leads to the landing page", async () => {
  const { page } = site;
  await page.goto("/");
  const app = page.waitForResponse(/\/assets\/SignUpPage-/);
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).hover();
  await app;
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.getByRole("banner").getByRole("link", { name: "Sign Up" }).click();
  await page.getByLabel("Full Name").waitFor();
  expect(pathOf(site)).toBe("/signup");
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Seamless documentation for international trade" }).waitFor();
  expect(documents).toEqual([]);
});

test("a user who completed the set-up reads 'Redirecting...' after 50 ms and is sent on to the dashboard, past the landing page (R-015)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" }));
  await page.addInitScript(() => {
    const look = () => {
      const isThere = document.body?.textContent.includes("Redirecting...") && sessionStorage.getItem("redirecting") === null;
      if (isThere) sessionStorage.setItem("redirecting", String(performance.now()));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  const bringApp = await holdBackFile(page, /\/assets\/app-/);
  const bringDashboard = await holdBackFile(page, /\/assets\/shell-.*js$/);
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("[data-prerendered]").waitFor({ state: "attached" });
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
  bringApp();
  await page.getByText("Redirecting...").waitFor();
  const passed = await page.evaluate(() => {
    const [answer] = performance.getEntriesByName(`${location.origin}/graphql`);
    return Number(sessionStorage.getItem("redirecting")) - ((answer?.startTime ?? 0) + (answer?.duration ?? 0));
  });
  expect(passed).toBeGreaterThanOrEqual(50);
  bringDashboard();
  await expect.poll(() => pathOf(site), patience).toBe("/dashboard");
});

test("a user in the set-up is sent on to onboarding (R-014, R-021)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { status: "ONBOARDING_IN_PROGRESS" }));
  await page.goto("/");
  await expect.poll(() => pathOf(site), patience).toBe("/onboarding/welcome");
});

test("the end of the set-up is shown for a second, then the dashboard (R-077)", async () => {
  const { page } = site;
  await signedIn(page, await aWebUser(site.url, { status: "ONBOARDING_COMPLETED" }));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/redirecting");
  await page.getByRole("heading", { name: "Setup Complete!" }).waitFor();
  await page.clock.runFor(900);
  expect(pathOf(site)).toBe("/redirecting");
  const later = async () => {
    await page.clock.runFor(100);
    return pathOf(site);
  };
  await expect.poll(later, patience).toBe("/dashboard");
});

test("an address that leads nowhere says so and leads home (R-017)", async () => {
  const { page } = site;
  for (const path of ["/dashboard/nothing", "/no/such/page"]) {
    await page.goto(path);
    await page.getByRole("heading", { name: /404/ }).waitFor();
  }
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect.poll(() => pathOf(site), patience).toBe("/");
});
