import { expect, test } from "vitest";
import { localDay } from "#domain/time/dates.ts";
import { storedShipment } from "../../../support/browser/exporterWithMasterData.ts";
import { openExporterPage } from "../../../support/browser/exporterPage.ts";
import { fillInRequired, inputSent, toastText } from "../../../support/browser/journeys/shipmentForm.ts";

/* What further papers need: the buyer, references, and the fields behind 'More' of lines and containers. */

const site = openExporterPage();

test("the buyer, references, a line's country of the list and what lines and containers have behind 'More' are saved, shown, and open in the form again, where a date before 1900 is refused by its label (R-460 to R-464, R-1032, R-1225, R-1270)", async () => {
  const { page } = site;
  const form = await site.newForm();
  await fillInRequired(form, "Rice for further papers");
  expect(await form.panel.getByLabel("L/C No.", { exact: true }).count()).toBe(0);
  await form.panel.getByRole("checkbox", { name: "Buyer is different from the consignee" }).check();
  await form.pick("Buyer", /Al Marjan/);
  await form.line(1).pick("Product", /IR-64/);
  await form.line(1).pick("Packaging Details", /50 net/);
  await form.line(1).text("Quantity", "10");
  await form.line(1).button("More").click();
  await form.line(1).pick("Country of Origin", /Vietnam/);
  await form.line(1).text("State of Origin", "Gujarat");
  await form.line(1).text("Volume", "62.5");
  await form.panel.getByRole("radio", { name: "In Container" }).check();
  await form.button("Add Container").click();
  await form.container(1).text("Container Number", "TVXU1001010");
  await form.container(1).button("More").click();
  await form.container(1).text("ISO Type Code", "22g1");
  await form.container(1).text("Tare", "2200");
  await form.container(1).field("VGM Method").selectOption("1");
  await form.container(1).field("VGM Weighed On").fill("2025-11-10");
  await form.button("References").click();
  await form.text("L/C No.", "GLB/417");
  // Latest shipment and expiry follow.
  await form.panel.getByRole("button", { name: "Today" }).nth(-3).click();
  expect(await form.value("L/C Date")).toBe(localDay(new Date()));
  await form.field("L/C Date").fill("2025-10-10");
  await form.panel.getByText("Fri, 10 October 2025").waitFor();
  await form.field("L/C Latest Shipment").fill("2025-11-30");
  await form.field("L/C Expiry").fill("2025-12-21");
  await form.button("Add Reference").click();
  await form.text("Label", "Import permit");
  await form.text("Value", "IP/2025/88");
  await form.button("Create Shipment").click();
  await page.getByText("Shipment created successfully").waitFor();
  await form.panel.waitFor({ state: "hidden" });

  await page.getByRole("link", { name: "Rice for further papers" }).click();
  await page.waitForURL("**/shipment/*");
  await page.getByText("ISO Type Code 22G1 · Tare 2,200 KG · VGM Method 1 · VGM Weighed On 10/11/2025").waitFor();
  await page.getByText("Country of Origin Vietnam · State of Origin Gujarat · Volume 62.5 m³").waitFor();
  await page.getByText("IP/2025/88").waitFor();
  await page.getByText("21/12/2025").waitFor();
  const id = decodeURIComponent(new URL(page.url()).pathname.split("/").at(-1) ?? "");
  const fields =
    "isBuyerDifferent buyer { name } lcNo lcDate lcLatestShipment lcExpiry references { label value } products { countryOfOrigin volume } containers { isoType vgmWeighedOn }";
  expect(await storedShipment(site.owner, id, fields)).toEqual({
    isBuyerDifferent: true,
    buyer: { name: "Al Marjan Foodstuff Trading L.L.C." },
    lcNo: "GLB/417",
    lcDate: "2025-10-10",
    lcLatestShipment: "2025-11-30",
    lcExpiry: "2025-12-21",
    references: [{ label: "Import permit", value: "IP/2025/88" }],
    products: [{ countryOfOrigin: "Vietnam", volume: "62.5" }],
    containers: [{ isoType: "22G1", vgmWeighedOn: "2025-11-10" }],
  });

  const again = await site.editForm(id);
  expect(await again.container(1).value("Tare")).toBe("2,200");
  expect(await again.line(1).value("Volume")).toBe("62.5");
  expect(await again.value("L/C Date")).toBe("2025-10-10");
  await again.field("L/C Date").fill("0202-10-10");
  await again.container(1).field("VGM Weighed On").fill("0202-11-10");
  await again.button("Update Shipment").click();
  const early = "must be a date of the calendar as DD/MM/YYYY, from 1900 on";
  expect(await toastText(page, "Validation Error")).toContain(`L/C Date ${early}, Container 1: VGM Weighed On ${early}`);
  await again.container(1).field("VGM Weighed On").fill("2025-11-10");
  const sent = await inputSent(page, "useSaveShipmentUpdateMutation", async () => {
    await again.panel.getByRole("checkbox", { name: "Buyer is different from the consignee" }).uncheck();
    await again.button("Remove reference 1").click();
    await again.field("L/C Date").fill("");
    await again.button("Update Shipment").click();
  });
  expect(sent).toMatchObject({ isBuyerDifferent: false, references: [], lcDate: null, lcNo: "GLB/417" });
  expect(sent).not.toHaveProperty("buyerId");
});

test("a wrong value behind 'More' opens its fields, and a missing buyer is named (R-460, R-464)", async () => {
  const { page } = site;
  const form = await site.copyForm();
  await form.panel.getByRole("checkbox", { name: "Buyer is different from the consignee" }).check();
  await form.button("Create Duplicate").click();
  expect(await toastText(page, "Validation Error")).toContain("Please fill in the following required fields: Buyer");
  await form.panel.getByRole("checkbox", { name: "Buyer is different from the consignee" }).uncheck();
  await form.line(1).button("More").click();
  await form.line(1).text("SQC Quantity", "-5");
  await form.line(1).button("More").click();
  expect(await form.line(1).field("SQC Quantity").count()).toBe(0);
  await form.button("Create Duplicate").click();
  await form.line(1).field("SQC Quantity").waitFor();
  expect(await form.line(1).field("SQC Quantity").getAttribute("aria-invalid")).toBe("true");
});
