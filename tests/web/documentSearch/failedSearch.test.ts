import { beforeEach, expect, test } from "vitest";
import { anExporter } from "../../support/api/anExporter.ts";
import type { TestUser } from "../../support/api/aUser.ts";
import { aSharedShipment } from "../../support/api/sharing/shares.ts";
import { openProductPage, pathOf } from "../../support/browser/productPage.ts";
import { operationOf } from "../../support/browser/sidePanel.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { productApi } from "../../support/servers/productApi.ts";

const site = openProductPage();
let people: { exporter: TestUser; partner: TestUser };
beforeEach(async () => {
  const api = productApi(site.url);
  const exporter = await anExporter(api);
  await exporter.user.post("/v1/user/onboarding", { status: "ONBOARDING_COMPLETED" });
  const { partner } = await aSharedShipment(api, exporter);
  people = { exporter: exporter.user, partner };
});

test.each([
  ["exporter", "/dashboard/documents", "DocumentsPageQuery"],
  ["partner", "/dashboard/shared/documents", "SharedDocumentsPageQuery"],
] as const)(
  "a search of the %s that does not reach the server says so and is tried again by its button, with its words (R-1355)",
  async (who, path, operation) => {
    const { page } = site;
    await signedIn(page, people[who]);
    await page.goto(path);
    const found = page.getByRole("row", { name: /bl\.pdf/ });
    await found.waitFor();
    // The search alone fails: nothing else of the page is to recover at the same time.
    let isDown = true;
    await page.route("**/graphql", (route) =>
      isDown && operationOf(route.request()) === operation ? route.abort("internetdisconnected") : route.fallback(),
    );
    await page.getByRole("searchbox").fill("bill");
    const failure = page.getByRole("alert").filter({ hasText: "Failed to search the documents" });
    await failure.getByText("The server cannot be reached. Please check your connection and try again.").waitFor();
    isDown = false;
    await failure.getByRole("button", { name: "Try again" }).click();
    await found.waitFor();
    expect([await page.getByRole("searchbox").inputValue(), pathOf(site)]).toEqual(["bill", `${path}?q=bill`]);
    site.complaints.length = 0;
  },
);
