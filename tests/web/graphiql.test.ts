import { expect, test } from "vitest";
import { walkProduct } from "../support/walk.ts";
import { aWebUser } from "../support/webUser.ts";

const walk = walkProduct();

test("GraphiQL opens at the endpoint, wholly from our own server, with example operations in its tabs", async () => {
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
  expect(strangers).toEqual([]);
});

test("an example runs in the name of whoever the header editor says", async () => {
  const { page, url } = walk;
  const user = await aWebUser(url);
  await page.goto("/login");
  await page.evaluate((jwt) => localStorage.setItem("jwt", jwt), user.jwt);
  await page.goto("/graphql");
  await page.getByRole("tab", { name: "MasterData" }).click();
  await page.locator(".graphiql-query-editor").getByText("MasterData").first().waitFor();
  await page.getByRole("button", { name: "Execute query" }).click();
  await page.locator(".result-window").getByText(user.name).waitFor();
  expect(await page.locator(".result-window").innerText()).not.toContain("errors");
});
