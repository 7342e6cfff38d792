import { beforeAll, beforeEach, expect, test } from "vitest";
import { dragTo } from "../../support/browser/dragTo.ts";
import { anOwner, aStoredShipment, type Owner } from "../../support/browser/exporterWithMasterData.ts";
import { breakOnce } from "../../support/browser/sidePanel.ts";
import { aPdf } from "../../support/files/pdfs.ts";
import {
  anAttachment,
  attachmentNames,
  attachmentRows,
  chooseFor,
  expectMarked,
  openShipment,
  openTask,
  sentInput,
  toast,
} from "../../support/browser/journeys/shipmentPage.ts";
import { patience, openProductPage } from "../../support/browser/productPage.ts";
import { signedIn } from "../../support/browser/webUser.ts";

const site = openProductPage();
let owner: Owner;
let pdf: Buffer;

beforeAll(async () => {
  owner = await anOwner(site.url);
  pdf = await aPdf(["Bill of lading"]);
});
beforeEach(() => signedIn(site.page, owner.user));

/** Opens a new shipment with these PDFs; returns its id and the attachments' ids by name. */
async function shipmentWith(...names: string[]): Promise<{ id: string; ids: Map<string, string> }> {
  const id = await aStoredShipment(owner);
  const ids = new Map<string, string>();
  for (const name of names) {
    ids.set(name, await anAttachment(site.url, owner, { shipmentId: id, name, type: "DRAFT_BILL_OF_LADING", content: pdf }));
  }
  await openShipment(site.page, owner, id);
  return { id, ids };
}

function isMutation(postData: string | null, name: string): boolean {
  return postData?.includes(`"operationName":"${name}"`) ?? false;
}

test("the table counts and lists name, readable type, size and date; a long name is shortened (R-248, R-279)", async () => {
  const { page } = site;
  const long = "Draft bill of lading for Jebel Ali, second version.pdf";
  await shipmentWith("Draft.pdf", long);
  await page.getByRole("heading", { name: "Attachments (2)" }).waitFor();
  const today = new Intl.DateTimeFormat("en-GB", { day: "2-digit", month: "short", year: "numeric" }).format(new Date());
  const size = `${(pdf.length / 1024).toFixed(1)} KB`;
  expect(await attachmentRows(page)).toEqual([
    ["Draft.pdf", "Draft Bill of Lading", size, today],
    ["Draft bill of lading...ion.pdf", "Draft Bill of Lading", size, today],
  ]);
  await page.getByTitle(long).waitFor();
});

test("a name is changed by Enter, and a blank one refused (R-249, R-271, R-272, R-428)", async () => {
  const { page } = site;
  const { ids } = await shipmentWith("Draft.pdf");
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
  const { id } = await shipmentWith("Draft.pdf", "Other.pdf");
  await chooseFor(page, "Draft.pdf", "Delete");
  const question = page.getByRole("dialog", { name: "Delete Attachment" });
  await question.getByText("Are you sure you want to delete Draft.pdf? This action cannot be undone.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "hidden" });
  expect(await attachmentNames(owner, site.url, id)).toEqual(["Draft.pdf", "Other.pdf"]);
  await chooseFor(page, "Draft.pdf", "Delete");
  await question.getByRole("button", { name: "Delete" }).click();
  await toast(page, "Attachment deleted successfully");
  await page.getByRole("heading", { name: "Attachments (1)" }).waitFor();
  expect(await attachmentNames(owner, site.url, id)).toEqual(["Other.pdf"]);
});

test("a rename or deletion that fails or is refused says so and changes nothing (R-406)", async () => {
  const { page } = site;
  const { id } = await shipmentWith("Draft.pdf");
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
  expect(await attachmentNames(owner, site.url, id)).toEqual(["Draft.pdf"]);
  site.complaints.length = 0;
});

test("a download saves the very bytes under the attachment's name, and the keyboard goes on from its menu (R-249, R-273, R-427)", async () => {
  const { page } = site;
  await shipmentWith("Draft, 2.pdf");
  const saved = page.waitForEvent("download");
  const actions = page.getByRole("button", { name: "Actions for Draft, 2.pdf" });
  await actions.press("Enter");
  await page.getByRole("menuitem", { name: "Download" }).press("Enter");
  await expect.poll(() => actions.evaluate((button) => button === document.activeElement), patience).toBe(true);
  const file = await saved;
  expect(file.suggestedFilename()).toBe("Draft, 2.pdf");
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).equals(pdf)).toBe(true);
  await toast(page, "Document downloaded successfully");
});

test("a download works by whatever name the browser came to the server", async () => {
  const { page } = site;
  const { id } = await shipmentWith("Draft.pdf");
  const url = site.url.replace("127.0.0.1", "localhost");
  await page.goto(`${url}/nowhere`);
  await page.evaluate((token) => localStorage.setItem("jwt", token), owner.user.jwt);
  await page.goto(`${url}/dashboard/firm/${owner.id("F1")}/shipment/${id}`);
  const saved = page.waitForEvent("download");
  await chooseFor(page, "Draft.pdf", "Download");
  expect((await saved).suggestedFilename()).toBe("Draft.pdf");
});

test("each way in which a download can fail is told in its own words (R-405)", async () => {
  const { page } = site;
  await shipmentWith("Draft.pdf");
  let answer: object = {};
  await page.route("**/graphql", async (route) => {
    const isDownload = isMutation(route.request().postData(), "useDownloadAttachmentQuery");
    await (isDownload ? route.fulfill({ json: answer }) : route.continue());
  });
  answer = { data: null, errors: [{ message: "Upstream down" }] };
  await chooseFor(page, "Draft.pdf", "Download");
  expect(await toast(page, "Failed to generate download URL")).toContain("Error");
  const node = { __typename: "Attachment", __isNode: "Attachment", id: "A" };
  answer = { data: { node: { ...node, downloadUrl: null } } };
  await chooseFor(page, "Draft.pdf", "Download");
  await toast(page, "No download URL received from server");
  for (const downloadUrl of [`${site.url}/files/gone`, "/files/gone", "javascript:alert(1)", "data:text/html,x"]) {
    answer = { data: { node: { ...node, downloadUrl } } };
    await chooseFor(page, "Draft.pdf", "Download");
    await toast(page, "Failed to fetch file");
  }
  site.complaints.length = 0;
});

test("merging needs a name and two documents, and keeps the order that was given by keyboard (R-270, R-426, R-433)", async () => {
  const { page } = site;
  const { ids } = await shipmentWith("One.pdf", "Two.pdf", "Three.pdf");
  const dialog = await openTask(page, "Merge Documents");
  await dialog.getByRole("checkbox", { name: "One.pdf" }).check();
  await dialog.getByLabel("Name", { exact: true }).fill("Set");
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await toast(page, "Please enter a name and select at least 2 documents to merge");
  await dialog.getByRole("checkbox", { name: "Two.pdf" }).check();
  await dialog.getByRole("checkbox", { name: "Three.pdf" }).check();
  await dialog.getByRole("button", { name: "Move Three.pdf" }).focus();
  await dragTo(page, { key: "ArrowUp", heldOver: (place) => `Three.pdf is held over place ${place} of 3.`, places: [3, 2, 1] });
  await page.getByText("Three.pdf put down at place 1 of 3.").waitFor({ state: "attached" });
  await dialog.getByLabel("Name", { exact: true }).fill(" ");
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await expectMarked(dialog.getByLabel("Name", { exact: true }));
  await dialog.getByLabel("Name", { exact: true }).fill("Set");
  const sent = sentInput(page, "MergeDialogMutation");
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  expect((await sent)["attachmentIds"]).toEqual(["Three.pdf", "One.pdf", "Two.pdf"].map((name) => ids.get(name)));
  await toast(page, "Documents merged successfully");
  await page.getByRole("heading", { name: "Attachments (4)" }).waitFor();
  expect((await attachmentRows(page)).at(-1)?.slice(0, 2)).toEqual(["Set.pdf", "Merged Documents"]);
});

test("the order of a merge is also given by dragging", async () => {
  const { page } = site;
  const { ids } = await shipmentWith("One.pdf", "Two.pdf");
  const dialog = await openTask(page, "Merge Documents");
  await dialog.getByLabel("Name", { exact: true }).fill("Set");
  await dialog.getByRole("checkbox", { name: "One.pdf" }).check();
  await dialog.getByRole("checkbox", { name: "Two.pdf" }).check();
  await dialog.getByRole("button", { name: "Move One.pdf" }).hover();
  await page.mouse.down();
  const under = await dialog.getByRole("button", { name: "Move Two.pdf" }).boundingBox();
  await page.mouse.move(under?.x ?? 0, (under?.y ?? 0) + 30, { steps: 8 });
  await page.getByText("One.pdf is held over place 2 of 2.").waitFor({ state: "attached" });
  await page.mouse.up();
  const sent = sentInput(page, "MergeDialogMutation");
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  expect((await sent)["attachmentIds"]).toEqual(["Two.pdf", "One.pdf"].map((name) => ids.get(name)));
  await toast(page, "Documents merged successfully");
});

test("View Document stands only in the menus of PDFs and images (R-249)", async () => {
  const { page } = site;
  const id = await aStoredShipment(owner);
  for (const name of ["Draft.pdf", "Scan.jpg", "Notes.txt", "Untyped"]) {
    await anAttachment(site.url, owner, { shipmentId: id, name: `${name}.pdf`, type: "OTHER", content: pdf });
  }
  await page.route("**/graphql", async (route) => {
    // The stream of live updates never ends.
    if (route.request().headers()["accept"]?.includes("text/event-stream")) return await route.continue();
    const response = await route.fetch();
    // Another server with the same API may store files of other kinds.
    const untyped = (await response.text()).replaceAll(
      /("name":"(?:Draft\.pdf|Scan\.jpg|Notes\.txt|Untyped))\.pdf","contentType":"[^"]*"/g,
      '$1","contentType":null',
    );
    await route.fulfill({
      response,
      body: untyped.replaceAll(/("name":"(?:Draft\.pdf|Scan\.jpg)","contentType":)null/g, '$1"application/pdf"'),
    });
  });
  await openShipment(page, owner, id);
  for (const [name, isShown] of [
    ["Draft.pdf", 1],
    ["Scan.jpg", 1],
    ["Notes.txt", 0],
    ["Untyped", 1],
  ] as const) {
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Download" }).waitFor();
    expect(await page.getByRole("menuitem", { name: "View Document" }).count()).toBe(isShown);
    await page.keyboard.press("Escape");
    await page.getByRole("menuitem", { name: "Download" }).waitFor({ state: "hidden" });
  }
  const popup = page.waitForEvent("popup");
  await chooseFor(page, "Untyped", "View Document");
  await (await popup).getByTitle("Untyped").waitFor();
});
