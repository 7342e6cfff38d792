import { expect, test } from "vitest";
import { aStoredShipment, changeShipment, storedShipment } from "../../../support/browser/exporterWithMasterData.ts";
import { openExporterPage } from "../../../support/browser/exporterPage.ts";
import { breakOnce, toastWith } from "../../../support/browser/sidePanel.ts";
import { inputSent, shipmentForm } from "../../../support/browser/journeys/shipmentForm.ts";
import { patience } from "../../../support/browser/productPage.ts";
import { signedIn } from "../../../support/browser/webUser.ts";

/* Saving the shipment form: changes, conflicts, duplicates, and failures on the way. */

const site = openExporterPage();

test("a change shows what is stored, is saved with its version, and the screen behind follows (R-200, R-203, R-205, R-418)", async () => {
  const { page } = site;
  const id = await aStoredShipment(site.owner, { name: "Before the change", vessel: "MV OLD" });
  const form = await site.editForm(id);
  expect(await form.field("Vessel").inputValue()).toBe("MV OLD");
  expect(await form.line(1).figure("Amount")).toBe("USD 1,000.00");
  await form.text("Shipment Name", "After the change");
  await form.line(1).text("Quantity", "2");
  const sent = await inputSent(page, "useSaveShipmentUpdateMutation", () => form.button("Update Shipment").click());
  expect(sent).toMatchObject({ id, version: 1, name: "After the change" });
  await page.getByText("Shipment updated successfully").waitFor();
  await page.getByRole("heading", { level: 1, name: "After the change" }).waitFor();
  expect(await storedShipment(site.owner, id, "name totalAmount version")).toEqual({
    name: "After the change",
    totalAmount: "2000.00",
    version: 2,
  });
});

test("a shipment keeps parties that the master data no longer has (R-197)", async () => {
  const { page } = site;
  const created = await site.owner.client.send<{ createBuyer: { buyer: { id: string } } }>(
    'mutation { createBuyer(input: { name: "Gone Tomorrow Ltd" }) { buyer { id } errors { message } } }',
  );
  const id = await aStoredShipment(site.owner, { name: "Old friend", consigneeId: created.createBuyer.buyer.id });
  await site.owner.client.send("mutation ($id: ID!) { deleteBuyer(input: { id: $id }) { errors { message } } }", {
    id: created.createBuyer.buyer.id,
  });
  const form = await site.editForm(id);
  expect(await form.field("Consignee").inputValue()).toBe("Gone Tomorrow Ltd");
  await form.text("Vessel", "MV NEW");
  await form.button("Update Shipment").click();
  await page.getByText("Shipment updated successfully").waitFor();
});

test("of two browsers on one shipment the later save is refused; it can be reloaded, or kept and saved over the other", async () => {
  const { page } = site;
  const id = await aStoredShipment(site.owner, { name: "Contested" });
  const elsewhere = (vessel: string) => changeShipment(site.owner, id, { name: "Contested", vessel });
  const form = await site.editForm(id);
  const other = await site.another();
  await signedIn(other.page, site.owner.user);
  await other.page.goto(`${site.firmPath}/shipment/${id}`);
  await other.page.getByRole("button", { name: "Edit" }).click();
  const theirs = shipmentForm(other.page, "Edit Shipment");
  await theirs.text("Vessel", "MV ELSEWHERE");
  await theirs.button("Update Shipment").click();
  await other.page.getByText("Shipment updated successfully").waitFor();
  expect(other.complaints).toEqual([]);
  await other.close();
  await form.text("Vessel", "MV MINE");
  await form.button("Update Shipment").click();
  const conflict = page.getByRole("dialog", { name: "Changed elsewhere" });
  await conflict.getByText("This shipment was changed since you opened it").waitFor();
  await conflict.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => form.field("Vessel").inputValue(), patience).toBe("MV ELSEWHERE");

  await elsewhere("MV AGAIN");
  await form.text("Vessel", "MV MINE");
  await form.button("Update Shipment").click();
  await conflict.getByRole("button", { name: "Keep editing" }).click();
  await conflict.waitFor({ state: "hidden" });
  expect(await form.field("Vessel").inputValue()).toBe("MV MINE");
  await form.button("Update Shipment").click();
  await page.getByText("Shipment updated successfully").waitFor();
  expect(await storedShipment(site.owner, id, "vessel")).toEqual({ vessel: "MV MINE" });
});

test("a duplicate starts with all data, drops what is old and is saved by Ctrl+Enter (R-172, R-200, R-205, R-746 to R-748, R-1313)", async () => {
  const { page } = site;
  const weighed = {
    tareWeight: "2200",
    maxGrossWeight: "30480",
    vgmMethod: "1",
    vgmWeight: "3206",
    vgmWeighedOn: "2025-11-10",
    vgmSlipNo: "WB-1",
  };
  const containers = [{ containerNumber: "TVXU1001010", netWeight: "1000", grossWeight: "1006", unit: "KG", ...weighed }];
  const form = await site.copyForm({
    name: "First lot",
    type: "CONTAINERISED",
    containerDetail: { containerCount: 2, type: "LCL" },
    containers,
  });
  expect(await form.value("Shipment Name")).toBe("First lot");
  expect(await form.value("Number of Containers")).toBe("2");
  expect(await form.container(1).panel.getByLabel("Container Number").inputValue()).toBe("TVXU1001010");
  await form.text("Shipment Name", "Second lot");
  await form.panel.getByText("Container numbers, seals, weighings, marks and advance are the old ones").waitFor();
  await form.button("Clear them").click();
  expect(await form.container(1).panel.getByLabel("Container Number").inputValue()).toBe("");
  await form.container(1).panel.getByLabel("Container Number").fill("TVXU1001025");
  await form.text("Freight", "100");
  await form.button("Use 900.00").click();
  expect(await form.value("FOB")).toBe("900");
  const sent = await inputSent(page, "useSaveShipmentCreateMutation", () => page.keyboard.press("Control+Enter"));
  expect(sent).toMatchObject({ name: "Second lot", containerDetail: { containerCount: 2, type: "LCL" } });
  const unweighed = { tareWeight: "0", maxGrossWeight: "0", vgmMethod: "1", vgmWeight: "0", vgmWeighedOn: null, vgmSlipNo: "" };
  expect(sent).toMatchObject({ containers: [{ containerNumber: "TVXU1001025", netWeight: "1000", ...unweighed }] });
  expect(sent).not.toHaveProperty("id");
  await page.getByText("Shipment created successfully").waitFor();
  await page.getByRole("link", { name: "Second lot" }).waitFor();
  expect(await page.getByRole("link", { name: "First lot" }).count()).toBe(1);
});

test("while it saves the button reads 'Saving...' and rests, so that one submit makes one shipment (R-203)", async () => {
  const { page } = site;
  const form = await site.copyForm();
  await form.text("Shipment Name", "Slow copy");
  let saves = 0;
  const answer = Promise.withResolvers<void>();
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName === "useSaveShipmentCreateMutation") {
      saves += 1;
      await answer.promise;
    }
    await route.continue();
  });
  await form.button("Create Duplicate").dblclick();
  await form.button("Saving...").waitFor();
  expect(await form.button("Saving...").isDisabled()).toBe(true);
  expect(await form.button("Cancel").isDisabled()).toBe(true);
  answer.resolve();
  await page.getByRole("link", { name: "Slow copy" }).waitFor();
  expect(saves).toBe(1);
});

test("a save that does not reach the server keeps the form; trying again makes one shipment", async () => {
  const { page } = site;
  const form = await site.copyForm();
  await form.text("Shipment Name", "Offline copy");
  const keys: (string | undefined)[] = [];
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "useSaveShipmentCreateMutation") return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    // The first answer is lost: the shipment is stored all the same.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await form.button("Create Duplicate").click();
  await page.getByText("The server cannot be reached.").waitFor();
  expect(await form.field("Shipment Name").inputValue()).toBe("Offline copy");
  await form.button("Create Duplicate").click();
  await page.getByText("Shipment created successfully").waitFor();
  await page.getByRole("link", { name: "Offline copy" }).waitFor();
  expect(await page.getByRole("link", { name: "Offline copy" }).count()).toBe(1);
  expect(keys[1]).toBe(keys[0]);
  site.complaints.length = 0;
});

test("a save that fails without a word of the server's is told in its own, and the form stays (R-404)", async () => {
  const { page } = site;
  const copy = await site.copyForm();
  await breakOnce(page, "useSaveShipmentCreateMutation");
  await copy.button("Create Duplicate").click();
  expect(await toastWith(page, "Failed to create shipment")).toBe("Error\nFailed to create shipment");
  await copy.button("Create Duplicate").click();
  await page.getByText("Shipment created successfully").waitFor();

  const form = await site.editForm(await aStoredShipment(site.owner));
  await form.text("Vessel", "MV NEW");
  await breakOnce(page, "useSaveShipmentUpdateMutation");
  await form.button("Update Shipment").click();
  expect(await toastWith(page, "Failed to update shipment")).toBe("Error\nFailed to update shipment");
  expect(await form.value("Vessel")).toBe("MV NEW");
  site.complaints.length = 0;
});

test("a refusal of the service is told and marked, and the form stays", async () => {
  const { page } = site;
  const created = await site.owner.client.send<{ createBroker: { broker: { id: string } } }>(
    'mutation { createBroker(input: { name: "Short-lived Brokers" }) { broker { id } errors { message } } }',
  );
  const form = await site.copyForm();
  await form.pick("Broker", "Short-lived Brokers");
  await site.owner.client.send("mutation ($id: ID!) { deleteBroker(input: { id: $id }) { errors { message } } }", {
    id: created.createBroker.broker.id,
  });
  await form.button("Create Duplicate").click();
  const toast = page.getByRole("alert").filter({ hasText: "not found" });
  await toast.waitFor();
  expect(await toast.textContent()).toContain("Error");
  expect(await form.field("Broker").getAttribute("aria-invalid")).toBe("true");
});

test("a shipment that cannot be loaded says so and is tried again (R-235)", async () => {
  const { page } = site;
  const id = await aStoredShipment(site.owner, { name: "Hard to load" });
  let isDown = true;
  await page.route("**/graphql", (route) =>
    route.request().postDataJSON()?.operationName === "ShipmentFormLoadShipmentQuery" && isDown ? route.abort() : route.continue(),
  );
  await page.goto(`${site.firmPath}/shipment/${id}`);
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("alert").filter({ hasText: "Failed to load shipment data" }).waitFor();
  isDown = false;
  const form = shipmentForm(page, "Edit Shipment");
  await form.button("Try again").click();
  await expect.poll(() => form.field("Shipment Name").count(), patience).toBe(1);
  expect(await form.value("Shipment Name")).toBe("Hard to load");
  site.complaints.length = 0;
});
