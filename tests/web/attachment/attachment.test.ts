import { expect, test } from "vitest";
import { aStoredShipment } from "../../support/browser/exporterWithMasterData.ts";
import { breakOnce } from "../../support/browser/sidePanel.ts";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import {
  anAttachment,
  attachmentNames,
  attachmentRows,
  chooseFor,
  expectMarked,
  openShipment,
  sentInput,
  toast,
} from "../../support/browser/journeys/shipmentPage.ts";

const desk = openAttachmentsPage();
const { site } = desk;

test("the table counts and lists name, readable type, size and date; a long name is shortened (R-248, R-279)", async () => {
  const { page } = site;
  const long = "Draft bill of lading for Jebel Ali, second version.pdf";
  await desk.shipmentWith("Draft.pdf", long);
  await page.getByRole("heading", { name: "Attachments (2)" }).waitFor();
  const today = new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "short", year: "numeric" }).format(new Date());
  const size = `${(desk.pdf.length / 1024).toFixed(1)} KB`;
  expect(await attachmentRows(page)).toEqual([
    ["Draft.pdf", "Draft Bill of Lading", size, today.replaceAll(" ", "\u00a0")],
    ["Draft bill...econd version.pdf", "Draft Bill of Lading", size, today.replaceAll(" ", "\u00a0")],
  ]);
  await page.getByTitle(long).waitFor();
});

test("a name is changed by Enter, and a blank one refused (R-249, R-271, R-272, R-428)", async () => {
  const { page } = site;
  const { ids } = await desk.shipmentWith("Draft.pdf");
  await chooseFor(page, "Draft.pdf", "Rename");
  const dialog = page.getByRole("dialog", { name: "Rename Attachment" });
  const name = dialog.getByLabel("Attachment Name");
  await expect.poll(() => name.inputValue()).toBe("Draft.pdf");
  await name.fill("   ");
  await name.press("Enter");
  await toast(page, "Please enter a valid attachment name");
  await expectMarked(name);
  await name.fill("Final.pdf");
  const sent = sentInput(page, "RenameAttachmentDialogMutation");
  await name.press("Enter");
  expect(await sent).toEqual({ id: ids.get("Draft.pdf"), name: "Final.pdf" });
  await toast(page, "Attachment renamed successfully");
  await dialog.waitFor({ state: "hidden" });
  expect((await attachmentRows(page)).map(([first]) => first)).toEqual(["Final.pdf"]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Actions for Final.pdf");
});

test("a file is deleted only after a question (R-249, R-272, R-429)", async () => {
  const { page } = site;
  const { id } = await desk.shipmentWith("Draft.pdf", "Other.pdf");
  await chooseFor(page, "Draft.pdf", "Delete");
  const question = page.getByRole("dialog", { name: "Delete Attachment" });
  await question.getByText("Are you sure you want to delete Draft.pdf? This action cannot be undone.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "hidden" });
  expect(await attachmentNames(desk.site.owner, site.url, id)).toEqual(["Draft.pdf", "Other.pdf"]);
  await chooseFor(page, "Draft.pdf", "Delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await toast(page, "Attachment deleted successfully");
  await page.getByRole("heading", { name: "Attachments (1)" }).waitFor();
  expect(await attachmentNames(desk.site.owner, site.url, id)).toEqual(["Other.pdf"]);
});

test("a rename or deletion that fails or is refused says so and changes nothing (R-406)", async () => {
  const { page } = site;
  const { id } = await desk.shipmentWith("Draft.pdf");
  await page.route("**/graphql", async (route) => {
    const isChange = /(Rename|Delete)AttachmentDialogMutation/.test(route.request().postData() ?? "");
    const refused = { attachment: null, shipment: null, errors: [{ message: "Attachment not found", field: null }] };
    await (isChange ? route.fulfill({ json: { data: { renameAttachment: refused, deleteAttachment: refused } } }) : route.continue());
  });
  await chooseFor(page, "Draft.pdf", "Rename");
  await page.getByLabel("Attachment Name").fill("Final.pdf");
  await page.getByRole("button", { name: "Rename" }).click();
  await toast(page, "Attachment not found");
  await page.keyboard.press("Escape");
  await chooseFor(page, "Draft.pdf", "Delete");
  const remove = page.getByRole("dialog", { name: "Delete Attachment" }).getByRole("button", { name: "Delete" });
  await remove.click();
  await toast(page, "Attachment not found");
  await breakOnce(page, "DeleteAttachmentDialogMutation");
  await breakOnce(page, "RenameAttachmentDialogMutation");
  await remove.click();
  await toast(page, "Failed to delete attachment");
  await page.keyboard.press("Escape");
  await chooseFor(page, "Draft.pdf", "Rename");
  await page.getByLabel("Attachment Name").fill("Final.pdf");
  await page.getByRole("button", { name: "Rename" }).click();
  await toast(page, "Failed to rename attachment");
  expect(await attachmentNames(desk.site.owner, site.url, id)).toEqual(["Draft.pdf"]);
  site.complaints.length = 0;
});

test("View Document stands only in the menus of PDFs and images (R-249)", async () => {
  const { page } = site;
  const id = await aStoredShipment(desk.site.owner);
  for (const name of ["Draft.pdf", "Scan.jpg", "Notes.txt", "Untyped"]) {
    await anAttachment(site.url, desk.site.owner, { shipmentId: id, name: `${name}.pdf`, type: "OTHER", content: desk.pdf });
  }
  await page.route("**/graphql", async (route) => {
    // The stream of live updates never ends.
    if (route.request().headers()["accept"]?.includes("text/event-stream")) return await route.continue();
    const response = await route.fetch();
    // Another server with the same API may store files of other kinds.
    const retyped: unknown = JSON.parse(await response.text(), (_key, value) => {
      const name = typeof value?.name === "string" ? value.name.replace(/\.pdf$/, "") : "";
      if (!["Draft.pdf", "Scan.jpg", "Notes.txt", "Untyped"].includes(name)) return value;
      const contentType = ["Draft.pdf", "Scan.jpg"].includes(name) ? "application/pdf" : null;
      return { ...value, name, ...("contentType" in value && { contentType }) };
    });
    await route.fulfill({ response, json: retyped });
  });
  await openShipment(page, desk.site.owner, id);
  for (const [name, isShown] of [
    ["Draft.pdf", 1],
    ["Scan.jpg", 1],
    ["Notes.txt", 0],
    ["Untyped", 1],
  ] as const) {
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Download" }).waitFor();
    expect([name, await page.getByRole("menuitem", { name: "View Document" }).count()]).toEqual([name, isShown]);
    await page.keyboard.press("Escape");
    await page.getByRole("menuitem", { name: "Download" }).waitFor({ state: "hidden" });
  }
  const popup = page.waitForEvent("popup");
  await chooseFor(page, "Untyped", "View Document");
  await (await popup).getByTitle("Untyped").waitFor();
});
