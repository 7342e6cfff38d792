import { expect, test } from "vitest";
import { aDesk, aStoredShipment } from "../support/desk.ts";
import { aPdf } from "../support/pdfs.ts";
import { patience, walkProduct } from "../support/walk.ts";
import { aWebUser, signedIn } from "../support/webUser.ts";

const walk = walkProduct();

/** Chooses a tab, again until its editor has loaded, since a click that comes before is lost; and runs it. */
async function run(tab: string): Promise<void> {
  const { page } = walk;
  const chosen = async () => {
    await page.getByRole("tab", { name: tab }).click();
    return await page.locator(".graphiql-query-editor").innerText();
  };
  await expect.poll(chosen, patience).toContain(tab);
  await page.getByRole("button", { name: "Execute query" }).click();
}

/** The same for the first to be run: again until the editors have all that they send, and it was answered without a fault. */
async function runFirst(tab: string): Promise<void> {
  const faults: object[][] = [];
  walk.page.on("response", async (response) => {
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

/** The editor draws its blanks as no-break spaces. */
async function result(): Promise<string> {
  return (await walk.page.locator(".result-window").innerText()).replaceAll("\u00a0", " ");
}

test("GraphiQL opens at the endpoint, wholly from our own server; who signs up in its first tab goes on in their name, and is asked for files", async () => {
  const { page, url } = walk;
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
      "UploadAttachment",
      "StatsSheet",
      "ShipmentChanged",
    ]),
  );
  const variables = () => page.getByRole("region", { name: "Variables" }).innerText();
  await expect.poll(variables, patience).toContain("asha@example.com");
  await runFirst("SignUp");
  await expect.poll(result, patience).toContain('"jwt"');
  await run("MasterData");
  await expect.poll(result, patience).toContain('"name": "Asha Mehta"');
  const chooser = page.waitForEvent("filechooser");
  const sent = page.waitForRequest((request) => request.headers()["content-type"]?.startsWith("multipart/form-data") ?? false);
  await run("UploadAttachment");
  await (await chooser).setFiles({ name: "bl.pdf", mimeType: "application/pdf", buffer: Buffer.from(await aPdf(["BILL OF LADING"])) });
  expect((await (await sent).response())?.status()).toBe(200);
  await expect.poll(result, patience).toContain('"uploadAttachment"');
  expect(strangers).toEqual([]);
});

test("an example runs in the name of whoever the header editor says, and a subscription tells what happens meanwhile", async () => {
  const { page, url } = walk;
  const desk = await aDesk(url);
  await signedIn(page, desk.user);
  await page.goto("/graphql");
  await page.getByRole("tab", { name: "MasterData" }).waitFor();
  await runFirst("MasterData");
  await expect.poll(result, patience).toContain(`"name": "${desk.user.name}"`);
  const listens = page.waitForResponse((response) => response.headers()["content-type"] === "text/event-stream");
  await run("ShipmentChanged");
  await listens;
  await aStoredShipment(desk);
  await expect.poll(result, patience).toContain('"change": "CREATED"');
});

test("the reader of REST shows every group of calls, wholly from our own server, and tries a call out in the user's name", async () => {
  const { page, url } = walk;
  const user = await aWebUser(url);
  await signedIn(page, user);
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith("data:")) strangers.push(request.url());
  });
  await page.goto("/ep/api/docs");
  await page.locator("#operations-Account-readUserInfo .opblock-summary-control").click();
  await page.getByRole("button", { name: "Execute" }).click();
  const answer = page.locator(".live-responses-table .microlight").first();
  await expect.poll(async () => await answer.innerText(), patience).toContain(`"name": "${user.name}"`);
  expect(strangers).toEqual([]);
});
