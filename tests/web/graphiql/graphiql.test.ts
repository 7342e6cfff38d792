import type { FileChooser, Request } from "playwright-core";
import { expect, test } from "vitest";
import { anOwner, aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { aPng } from "../../support/files/images.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import { pdfWords } from "../../support/files/pdfTools.ts";
import { patience, openProductPage } from "../../support/browser/productPage.ts";
import { aWebUser, signedIn, type WebUser } from "../../support/browser/webUser.ts";

const site = openProductPage();

/** Chooses a tab, repeatedly until its editor has loaded, since an earlier click is lost; then runs it. */
async function run(tab: string): Promise<void> {
  const { page } = site;
  const chosen = async () => {
    await page.getByRole("tab", { name: new RegExp(`^${tab}\\b`) }).click();
    return await page.locator(".graphiql-query-editor").innerText();
  };
  await expect.poll(chosen, patience).toMatch(new RegExp(`\\b${tab}\\b`));
  await page.getByRole("button", { name: "Execute query" }).click();
}

/** The same for the first tab: repeats until the editors hold the whole request and it was answered without errors. */
async function runFirst(tab: string): Promise<void> {
  const faults: object[][] = [];
  site.page.on("response", async (response) => {
    if (!response.request().postData()?.includes(`"${tab}"`)) return;
    const { errors }: { errors?: object[] } = await response.json();
    faults.push(errors ?? []);
  });
  const tried = async () => {
    if (faults.at(-1)?.length !== 0) await run(tab);
    return faults.at(-1);
  };
  await expect.poll(tried, { ...patience, interval: 1_000 }).toEqual([]);
}

/** The editor renders blanks as no-break spaces. */
async function result(): Promise<string> {
  return (await site.page.locator(".result-window").innerText()).replaceAll("\u00a0", " ");
}

test("GraphiQL opens at the endpoint, wholly from our own server; who signs up in its first tab goes on in their name, and is asked for files", async () => {
  const { page, url } = site;
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(url)) strangers.push(request.url());
  });
  await page.goto("/graphql");
  await page.getByRole("tab", { name: "MasterData" }).waitFor();
  const tabs = await page.getByRole("tab").allInnerTexts();
  expect(tabs.map((tab) => tab.trim())).toEqual(
    expect.arrayContaining([
      "SignUp",
      "LogIn",
      "MasterData",
      "CreateBuyer",
      "CreateShipment",
      "Shipments",
      "Shipment",
      "GenerateInvoice",
      "GenerateDocumentSet",
      "UploadAttachment",
      "StatsSheet",
      "ShipmentChanged",
    ]),
  );
  const variables = () => page.getByRole("region", { name: "Variables" }).innerText();
  await expect.poll(variables, patience).toContain("asha@example.com");
  await runFirst("SignUp");
  await expect.poll(result, patience).toContain('"jwt"');
  // A newcomer runs the tabs in order without editing any, from the sign-up to the downloaded invoice and the last tab.
  for (const tab of ["LogIn", "CreateBuyer", "CreateBroker", "CreateGoods", "CreatePackagingUnit"]) await succeeds(tab);
  const png = { name: "stamp.png", mimeType: "image/png", buffer: Buffer.from(aPng({ width: 60, height: 60 })) };
  await choosing("UploadFirmImage", png);
  for (const tab of ["CreateFirm", "MasterData", "CreateShipment", "Shipments", "Shipment"]) await succeeds(tab);
  const drawn = page.waitForResponse((response) => response.request().postData()?.includes('"GenerateInvoice"') ?? false);
  await succeeds("GenerateInvoice");
  const { data }: { data: { generateInvoice: { attachment: { downloadUrl: string } } } } = await (await drawn).json();
  expect(pdfWords(Buffer.from(await (await fetch(data.generateInvoice.attachment.downloadUrl)).arrayBuffer()))).toContain("EXP/001/26-27");
  await succeeds("GenerateDocumentSet");
  await choosing("UploadAttachment", { name: "bl.pdf", mimeType: "application/pdf", buffer: Buffer.from(await aPdf(["BILL OF LADING"])) });
  await succeeds("StatsSheet");
  const listens = page.waitForResponse((response) => response.headers()["content-type"] === "text/event-stream");
  await run("ShipmentChanged");
  await listens;
  expect(strangers.filter((one) => !one.startsWith("data:"))).toEqual([]);
});

test("every tab is in sight on a small screen", async () => {
  const { page } = site;
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto("/graphql");
  await page.getByRole("tab", { name: "ShipmentChanged" }).waitFor();
  for (const tab of await page.getByRole("tab").all()) {
    const box = await tab.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 1024 && box.y >= 0).toBe(true);
  }
  expect((await page.locator(".graphiql-query-editor").boundingBox())?.height).toBeGreaterThan(100);
});

test("who chooses no file is told that nothing was sent, and who skips a tab which one to run", async () => {
  const { page, url } = site;
  await signedIn(page, await aWebUser(url));
  await page.goto("/graphql");
  await page.getByRole("tab", { name: "MasterData" }).waitFor();
  await runFirst("MasterData");
  await run("CreateShipment");
  await expect.poll(result, patience).toContain("Run CreateFirm");
  const chooser = page.waitForEvent("filechooser");
  await run("UploadFirmImage");
  await (await chooser).setFiles([]);
  await expect.poll(result, patience).toContain("No file was chosen");
});

/** Runs a tab, again while what it does has not happened, since a click on a busy page is lost. */
async function runUntil(tab: string, hasHappened: () => boolean): Promise<void> {
  const tried = async () => {
    if (!hasHappened()) await run(tab);
    return hasHappened();
  };
  await expect.poll(tried, { ...patience, interval: 1_000 }).toBe(true);
}

/** Runs a tab and expects a response without errors. */
async function succeeds(tab: string): Promise<void> {
  let isSent = false;
  const note = (request: Request) => (isSent ||= request.postData()?.includes(`"${tab}"`) ?? false);
  site.page.on("request", note);
  await runUntil(tab, () => isSent);
  site.page.off("request", note);
  const name = `"${tab.charAt(0).toLowerCase()}${tab.slice(1)}"`;
  const isRead = ["MasterData", "Shipments", "Shipment", "StatsSheet"].includes(tab);
  await expect.poll(result, patience).toContain(isRead ? `"${tab === "Shipment" || tab === "StatsSheet" ? "node" : "viewer"}"` : name);
  expect([tab, await result()]).toEqual([tab, expect.not.stringContaining('"message"')]);
}

/** Runs a tab that asks for a file, and chooses one. */
async function choosing(tab: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const choosers: FileChooser[] = [];
  site.page.once("filechooser", (chooser) => choosers.push(chooser));
  await runUntil(tab, () => choosers.length > 0);
  await choosers[0]?.setFiles(file);
  await expect.poll(result, patience).toContain('"errors": []');
}

test("an example runs in the name of whoever the header editor says, and a subscription tells what happens meanwhile", async () => {
  const { page, url } = site;
  const owner = await anOwner(url);
  await signedIn(page, owner.user);
  await page.goto("/graphql");
  await page.getByRole("tab", { name: "MasterData" }).waitFor();
  await runFirst("MasterData");
  await expect.poll(result, patience).toContain(`"name": "${owner.user.name}"`);
  const listens = page.waitForResponse((response) => response.headers()["content-type"] === "text/event-stream");
  await run("ShipmentChanged");
  await listens;
  await aStoredShipment(owner);
  await expect.poll(result, patience).toContain('"change": "CREATED"');
});

/** Opens GraphiQL as the web client has left the browser, and answers the names of its tabs. */
async function tabsOf(user: WebUser | null): Promise<string[]> {
  const { page } = site;
  if (user === null) await page.evaluate(() => localStorage.clear());
  else {
    await signedIn(page, user);
    await page.goto("/dashboard");
    await page.waitForFunction((email) => localStorage.getItem("userInfo")?.includes(email), user.email);
  }
  await page.goto("/graphql");
  await page.getByRole("tab", { name: "MasterData" }).waitFor();
  return await page.getByRole("tab").allInnerTexts();
}

test("a user's tabs are kept for that user alone, and a stranger's end with the browser's tab (R-1237)", async () => {
  const { page, url } = site;
  const [first, second] = [await aWebUser(url), await aWebUser(url)];
  const rename = async (name: string) => {
    await page.getByRole("button", { name: "New tab" }).click();
    await page.locator(".graphiql-query-editor").click();
    await page.keyboard.type(`query ${name} { __typename`);
    await page.getByRole("tab", { name }).waitFor();
  };
  await tabsOf(first);
  await rename("Mine");
  expect(await tabsOf(second)).not.toContain("Mine");
  expect(await tabsOf(first)).toContain("Mine");
  expect(await tabsOf(null)).not.toContain("Mine");
  await rename("Passing");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage)), patience).toContain("Passing");
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Passing");
});

test("the reader of REST shows every group of calls, wholly from our own server, and tries a call out in the user's name", async () => {
  const { page, url } = site;
  const user = await aWebUser(url);
  await signedIn(page, user);
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) strangers.push(request.url());
  });
  // Before all has come, the reader draws the call again, and a click may be lost.
  await page.goto("/ep/api/docs#/Account/readUserInfo", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Execute" }).click();
  const answer = page.locator(".live-responses-table .microlight").first();
  await expect.poll(async () => await answer.innerText(), patience).toContain(`"name": "${user.name}"`);
  const { tags } = await (await page.request.get("/ep/api/openapi.json")).json();
  expect(await page.locator(".opblock-tag").evaluateAll((groups) => groups.map((group) => group.getAttribute("data-tag")))).toEqual(
    tags.map(({ name }: { name: string }) => name),
  );
  expect(strangers).toEqual([]);
});
