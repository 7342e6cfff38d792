import type { Page } from "playwright-core";
import type { AttachmentsPage } from "../journeys/attachmentsPage.ts";
import { openTask } from "../journeys/shipmentPage.ts";
import { at, filled, type Sent, type Texts, type WalkedForm } from "./walkedForm.ts";

/** Which failures a dialog is walked under: what is the same in all dialogs is walked under every failure elsewhere. */
const refused = ["a field that is not shown"];
const broken = ["500", "no payload"];
const offline = ["offline"];

/** Dialogs and forms with typed input. */
export function walkedDialogs(desk: AttachmentsPage): Record<string, WalkedForm> {
  const ofShipment = (files: string[], enter: (page: Page) => Promise<Texts>, sent: Sent): WalkedForm => ({
    ...sent,
    async open(page) {
      await desk.shipmentWith(...files);
      return enter(page);
    },
  });
  return {
    "partner's invitation": {
      sends: "InvitePartnerDialogMutation",
      root: "invitePartner",
      async open(page) {
        await page.goto("/dashboard/people?tab=partners");
        await page.getByRole("button", { name: "Invite partner" }).click();
        await page.getByRole("radio", { name: "CHA", exact: true }).check();
        return filled(page, { Name: "Mundra Clearing Agency", "E-mail": "hetal@mundra.example" });
      },
      submit: "Create invitation",
      done: "The Invitation",
      under: broken,
    },
    "saved search": at(
      "/dashboard/documents?q=cloves",
      "Save this search",
      { Name: "Cloves" },
      { sends: "SaveSearchDialogMutation", root: "saveSearch", submit: "Save", done: "Search saved successfully", under: refused },
    ),
    "template of a document set": {
      sends: "PaperTemplateDialogMutation",
      root: "savePaperTemplate",
      async open(page) {
        await page.goto("/dashboard/people?tab=sharing");
        await page.getByRole("button", { name: "Add template" }).click();
        await page.getByLabel("Country of destination").fill("Tanz");
        await page.keyboard.press("Enter");
        return filled(page, { Name: "For Tanzania" });
      },
      submit: "Save",
      done: "Document set template saved successfully",
      under: offline,
    },
    "merged document": ofShipment(
      ["One.pdf", "Two.pdf"],
      async (page) => {
        const dialog = await openTask(page, "Merge Documents");
        for (const name of ["One.pdf", "Two.pdf"]) await dialog.getByRole("checkbox", { name }).check();
        return filled(page, { Name: "Set" });
      },
      { sends: "MergeFormMutation", root: "mergeAttachments", submit: "Merge", done: "Documents merged successfully", under: broken },
    ),
    "uploaded document": ofShipment(
      [],
      async (page) => {
        const dialog = await openTask(page, "Upload Documents");
        await dialog.getByRole("combobox", { name: "Attachment Type" }).fill("Origin");
        await page.getByRole("option", { name: "Certificate of Origin" }).click();
        await dialog.getByLabel("File").setInputFiles({ name: "coo.pdf", mimeType: "application/pdf", buffer: desk.pdf });
        return filled(page, { "Document Name": "COO 118" });
      },
      {
        sends: "UploadDialogMutation",
        root: "uploadAttachment",
        hasFile: true,
        submit: "Upload",
        done: "Document uploaded successfully",
        under: ["413", "offline"],
      },
    ),
    "chosen document": ofShipment(
      [],
      async (page) => {
        await page.getByRole("button", { name: "Choose documents" }).click();
        await page.getByRole("dialog").getByRole("checkbox", { name: "Certificate of Origin" }).check();
        // Each document has a field of this name.
        await page.getByRole("group", { name: "Details of Certificate of Origin" }).getByLabel("Note").fill("from the chamber");
        return {};
      },
      { sends: "PapersDialogMutation", root: "setPapers", submit: "Save", done: "Document set saved", under: refused },
    ),
    "share link": ofShipment(
      ["One.pdf"],
      async (page) => {
        await page.getByRole("button", { name: "Share", exact: true }).click();
        await page.getByRole("dialog").getByRole("checkbox", { name: "One.pdf" }).check();
        return filled(page, { Password: "harvest-77-cloves" });
      },
      { sends: "ShareLinkDialogMutation", root: "createShareLink", submit: "Create link", done: "The Link", under: offline },
    ),
    "reason to cancel": ofShipment(
      [],
      async (page) => {
        await page.getByRole("tab", { name: "Progress" }).click();
        await page.getByRole("button", { name: "Cancel Shipment" }).click();
        return filled(page, { Reason: "The buyer withdrew" });
      },
      {
        sends: "CancelShipmentMutation",
        root: "cancelShipment",
        submit: "Cancel the shipment",
        done: "Shipment cancelled successfully",
        under: broken,
      },
    ),
    "changed shipment": ofShipment(
      [],
      async (page) => {
        await page.getByRole("button", { name: "Edit" }).click();
        return filled(page, { "Shipment Name": "After the change", Vessel: "MV NEW" });
      },
      {
        sends: "useSaveShipmentUpdateMutation",
        root: "updateShipment",
        submit: "Update Shipment",
        done: "Shipment updated successfully",
        under: [...offline, ...refused],
      },
    ),
    "changed firm": at(
      "/dashboard/settings",
      "Edit Firm Tarangvel Exports Private Limited",
      { "Firm Name": "Tarangvel Exports Pvt Ltd" },
      { sends: "FirmPanelUpdateMutation", root: "saved", submit: "Update Firm", done: "Firm updated successfully", under: broken },
    ),
  };
}
