import { expect, test } from "vitest";
import { aPng } from "../../support/files/images.ts";
import { dragTo } from "../../support/browser/gestures/dragTo.ts";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { anAttachment, attachmentRows, expectMarked, openTask, sentInput, toast } from "../../support/browser/journeys/shipmentPage.ts";

const desk = openAttachmentsPage();
const { site } = desk;

test("merging needs a name and two documents, and keeps the order that was given by keyboard (R-270, R-426, R-433)", async () => {
  const { page } = site;
  const { ids } = await desk.shipmentWith("One.pdf", "Two.pdf", "Three.pdf");
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
  const sent = sentInput(page, "MergeFormMutation");
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  expect((await sent)["attachmentIds"]).toEqual(["Three.pdf", "One.pdf", "Two.pdf"].map((name) => ids.get(name)));
  await toast(page, "Documents merged successfully");
  await page.getByRole("heading", { name: "Attachments (4)" }).waitFor();
  expect((await attachmentRows(page)).at(-1)?.slice(0, 2)).toEqual(["Set.pdf", "Merged Documents"]);
});

test("the order of a merge is also given by dragging", async () => {
  const { page } = site;
  const { ids } = await desk.shipmentWith("One.pdf", "Two.pdf");
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
  const sent = sentInput(page, "MergeFormMutation");
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  expect((await sent)["attachmentIds"]).toEqual(["Two.pdf", "One.pdf"].map((name) => ids.get(name)));
  await toast(page, "Documents merged successfully");
});

test("the last of a shipment's many files can be merged too", async () => {
  const { page } = site;
  const { id, ids } = await desk.shipmentWith("First.pdf");
  const content = aPng({ width: 1, height: 1 });
  const store = (name: string) => anAttachment(site.url, desk.site.owner, { shipmentId: id, name, type: "OTHER", content });
  for (let number = 1; number <= 100; number += 1) await store(`Slip ${number}.png`);
  const last = await store("Last.png");
  await page.reload();
  const dialog = await openTask(page, "Merge Documents");
  await dialog.getByRole("checkbox", { name: "Last.png" }).check();
  await dialog.getByRole("checkbox", { name: "First.pdf" }).check();
  await dialog.getByLabel("Name", { exact: true }).fill("Set");
  const sent = sentInput(page, "MergeFormMutation");
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  expect((await sent)["attachmentIds"]).toEqual([last, ids.get("First.pdf")]);
  await toast(page, "Documents merged successfully");
});
