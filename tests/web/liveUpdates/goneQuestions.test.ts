import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { asUser, type TestUser } from "../../support/api/aUser.ts";
import { aMember } from "../../support/api/members.ts";
import { anOwner, aStoredShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { toast } from "../../support/browser/journeys/shipmentPage.ts";
import { openProductPage, patience } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";
import { choose, press } from "../../support/browser/walks/officeChains.ts";
import { decodeId } from "../../../gateway/builder/globalIds.ts";
import { productApi } from "../../support/servers/productApi.ts";
import { prepare } from "../../support/tools/prepare.ts";

/* Questions about what a colleague deletes while they are asked. */

const site = openProductPage();
let owner: Owner;
let office: TestUser;
prepare(async () => {
  owner = await anOwner(site.url);
  office = asUser(productApi(site.url), owner.user);
});

type Question = {
  /** Makes what is asked about; answers the page that offers it, and the call that deletes it. */
  make: () => Promise<{ path: string; removal: string }>;
  ask: (page: Page) => Promise<unknown>;
  confirm: string;
  says: string;
  name: string;
};

/** Adds a record; answers its id, of this name in the answer. */
async function added(path: string, body: object, id: string): Promise<string> {
  return String((await office.post(path, body)).data[id]);
}

async function aShipmentId(): Promise<{ id: string; restId: string }> {
  const id = await aStoredShipment(owner, { name: "Doomed" });
  return { id, restId: decodeId(id)?.id ?? "" };
}

const questions: Record<string, Question> = {
  "an API key": {
    async make() {
      const id = await added("/v1/user/api-key/add", { name: "ERP", scope: "READ" }, "apiKeyId");
      return { path: "/dashboard/profile?tab=api-keys", removal: `/v1/user/api-key?apiKeyId=${id}` };
    },
    ask: (page) => press(page, "Revoke ERP"),
    confirm: "Revoke",
    says: "API key not found",
    name: "Revoke ERP",
  },
  "a record": {
    async make() {
      await office.post("/v1/user/buyer/add", { name: "Zanzibar Spices", address: "Zanzibar", country: "Tanzania" });
      const { data } = await office.get<{ buyers: { buyerId: string; name: string }[] }>("/v1/user/info");
      const id = data.buyers.find(({ name }) => name === "Zanzibar Spices")?.buyerId;
      return { path: "/dashboard/settings?tab=buyer", removal: `/v1/user/buyer?buyerId=${id}` };
    },
    ask: (page) => press(page, "Delete Buyer Zanzibar Spices"),
    confirm: "Delete",
    says: "Buyer not found",
    name: "Delete Buyer Zanzibar Spices",
  },
  "a member": {
    async make() {
      const { memberId } = await aMember(productApi(site.url), office, { name: "Ravi Patel" });
      return { path: "/dashboard/people", removal: `/v1/team/member?memberId=${memberId}` };
    },
    ask: (page) => choose(page, "Ravi Patel", "Remove"),
    confirm: "Remove",
    says: "Member not found",
    name: "Actions for Ravi Patel",
  },
  "a saved search": {
    async make() {
      const id = await added("/v1/user/saved-search/add", { name: "Old bills", search: "type=BILLS" }, "savedSearchId");
      return { path: "/dashboard/documents", removal: `/v1/user/saved-search/delete?savedSearchId=${id}` };
    },
    ask: (page) => choose(page, "Old bills", "Delete"),
    confirm: "Delete",
    says: "Saved search not found",
    name: "Actions for Old bills",
  },
  "a shipment": {
    async make() {
      const { restId } = await aShipmentId();
      return { path: `/dashboard/firm/${owner.id("F1")}`, removal: `/v1/shipment/delete?shipmentId=${restId}` };
    },
    ask: (page) => choose(page, "Doomed", "Delete"),
    confirm: "Delete",
    says: "Shipment not found",
    name: "Actions for Doomed",
  },
  "a comment": {
    async make() {
      const { id, restId } = await aShipmentId();
      const comment = await added(`/v1/shipment/comment/add?shipmentId=${restId}`, { text: "Late" }, "commentId");
      const path = `/dashboard/firm/${owner.id("F1")}/shipment/${id}?tab=comments`;
      return { path, removal: `/v1/shipment/comment?shipmentId=${restId}&commentId=${comment}` };
    },
    ask: (page) => press(page, `Delete the comment of ${office.name}`),
    confirm: "Delete",
    says: "Comment not found",
    name: "Delete the comment of",
  },
};

test.each(Object.entries(questions))(
  "a question about %s that a colleague deletes meanwhile closes with a word, and the list loads again (R-1265)",
  async (_, { make, ask, confirm, says, name }) => {
    const { page } = site;
    await signedIn(page, owner.user);
    // The page hears of no change: its streams never open.
    await page.route("**/graphql", (route) =>
      (route.request().headers()["accept"] ?? "").includes("event-stream") ? undefined : route.continue(),
    );
    const { path, removal } = await make();
    await page.goto(path);
    await ask(page);
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect((await office.delete(removal)).status).toBe(200);
    await dialog.getByRole("button", { name: confirm, exact: true }).click();
    await toast(page, says);
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name }).waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), patience).toBe(true);
  },
);
