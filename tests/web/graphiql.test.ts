import { expect, test } from "vitest";
import { patience, walkProduct } from "../support/walk.ts";
import { aWebUser, signedIn } from "../support/webUser.ts";

const walk = walkProduct();

test("GraphiQL opens at the endpoint, wholly from our own server, and who signs up in its first tab goes on in their name in the others", async () => {
  const { page, url } = walk;
  const strangers: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(url)) strangers.push(request.url());
  });
  await page.goto("/graphql");
  await page.getByRole("tab", { name: "MasterData" }).waitFor();
  const tabs = await page.getByRole("tab").allInnerTexts();
  expect(tabs.map((tab) => tab.trim())).toEqual(
    expect.arrayContaining(["SignUp", "LogIn", "MasterData", "CreateBuyer", "Shipments", "Shipment", "GenerateInvoice"]),
  );
  const run = async (tab: string) => {
    await expect
      .poll(async () => {
        await page.getByRole("tab", { name: tab }).click();
        return await page.locator(".graphiql-query-editor").innerText();
      }, patience)
      .toContain(tab);
    await page.getByRole("button", { name: "Execute query" }).click();
  };
  const result = async () => (await page.locator(".result-window").innerText()).replaceAll("\u00a0", " ");
  await run("SignUp");
  await expect.poll(result, patience).toContain('"jwt"');
  await run("MasterData");
  await expect.poll(result, patience).toContain('"name": "Asha Mehta"');
  expect(strangers).toEqual([]);
});

test("an example runs in the name of whoever the header editor says", async () => {
  const { page, url } = walk;
  const user = await aWebUser(url);
  await signedIn(page, user);
  await page.goto("/graphql");
  // A click that comes before the editor has loaded is lost, so it is repeated until it has told.
  const chosen = async () => {
    await page.getByRole("tab", { name: "MasterData" }).click();
    return await page.locator(".graphiql-query-editor").innerText();
  };
  await expect.poll(chosen, patience).toContain("MasterData");
  await page.getByRole("button", { name: "Execute query" }).click();
  // The editor draws its blanks as no-break spaces.
  const result = async () => (await page.locator(".result-window").innerText()).replaceAll("\u00a0", " ");
  await expect.poll(result, patience).toContain(`"name": "${user.name}"`);
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
