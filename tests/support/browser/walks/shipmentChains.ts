import type { Page } from "playwright-core";
import { daysAfter, localDay } from "#domain/time/dates.ts";
import { asUser } from "../../api/aUser.ts";
import { aPartner } from "../../api/sharing/partners.ts";
import { productApi } from "../../servers/productApi.ts";
import { aShipmentInput } from "../exporterWithMasterData.ts";
import type { AttachmentsPage } from "../journeys/attachmentsPage.ts";
import { chooseFor, openTask } from "../journeys/shipmentPage.ts";
import { choose, next, press } from "./officeChains.ts";
import { filled, type Texts, type WalkedForm } from "./walkedForm.ts";

async function tab(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("tab", { name }).click();
}

/** Chooses an entry of an attachment's menu; its dialog opens. */
async function chosen(page: Page, attachment: string, entry: string): Promise<Texts> {
  await chooseFor(page, attachment, entry);
  return {};
}

/** What the page of a shipment sends, and the page of all documents. */
export function shipmentChains(desk: AttachmentsPage): Record<string, WalkedForm[]> {
  const office = () => asUser(productApi(desk.site.url), desk.site.owner.user);
  let shipmentId = "";
  return {
    "a shipment's documents": [
      next(
        async (page) => {
          ({ id: shipmentId } = await desk.shipmentWith());
          await openTask(page, "Generate Invoice");
          return filled(page, { "Invoice Number": "TV/EXP/71" });
        },
        {
          sends: "useGenerateDocumentMutation",
          root: "generateDocument",
          submit: "Generate",
          done: "Invoice generated successfully",
        },
      ),
      next(
        async (page) => {
          const update = "mutation ($input: UpdateShipmentInput!) { updateShipment(input: $input) { errors { message } } }";
          await desk.site.owner.client.send(update, {
            input: { ...aShipmentInput(desk.site.owner, { vessel: "MV VELA" }), id: shipmentId },
          });
          await page.getByText("Out of date: Vessel").first().waitFor();
          return {};
        },
        {
          sends: "useRegenerateDocumentMutation",
          root: "regenerateDocument",
          submit: "Generate again",
          done: "Document generated successfully",
        },
      ),
      next(
        async (page) => {
          const dialog = await openTask(page, "Generate Set");
          await dialog.getByRole("checkbox", { name: "Contract", exact: true, checked: true }).waitFor();
          return filled(page, { "Contract Number": "SC-71" });
        },
        {
          sends: "useGenerateSetMutation",
          root: "generateDocumentSet",
          submit: "Generate",
          done: "4 documents generated successfully",
        },
      ),
      next(
        async (page) => {
          const update = "mutation ($input: UpdateBuyerInput!) { updateBuyer(input: $input) { errors { message } } }";
          const buyer = { id: desk.site.owner.id("B5"), name: "Renamed Traders Ltd", address: "Mombasa", country: "Kenya" };
          await desk.site.owner.client.send(update, { input: buyer });
          await page.reload();
          return press(page, "Refresh from master data");
        },
        {
          sends: "MasterDataNoticeRefreshMutation",
          root: "refreshShipmentFromMasterData",
          submit: "Refresh",
          done: "Shipment refreshed from master data",
        },
      ),
    ],
    "a document under review": [
      next(
        async (page) => {
          await office().post("/v1/review-settings", { needsApproval: true, fourEyes: false });
          await desk.shipmentWith("BL.pdf");
          return chosen(page, "BL.pdf", "Submit…");
        },
        { sends: "SubmitDialogMutation", root: "submitAttachment", submit: "Submit", done: "Document submitted" },
      ),
      next(
        async (page) => {
          await chooseFor(page, "BL.pdf", "Approve…");
          const dialog = page.getByRole("dialog", { name: "Approve" });
          await dialog.getByRole("checkbox", { name: "Countersign" }).check();
          const pad = await dialog.getByRole("img", { name: "Signature" }).boundingBox();
          if (pad === null) throw new Error("The pad is not shown");
          await page.mouse.move(pad.x + 20, pad.y + 20);
          await page.mouse.down();
          await page.mouse.move(pad.x + 120, pad.y + 60, { steps: 3 });
          await page.mouse.up();
          return {};
        },
        { sends: "ApproveDialogMutation", root: "approveAttachment", submit: "Approve", done: "Document approved" },
      ),
      next((page) => chosen(page, "BL.pdf", "Make final…"), {
        sends: "FinaliseDialogMutation",
        root: "finaliseAttachment",
        submit: "Make final",
        done: "Document made final",
      }),
      next(
        async (page) => {
          await chooseFor(page, "BL.pdf", "Reopen…");
          return filled(page, { Reason: "Another vessel" });
        },
        { sends: "ReopenDialogMutation", root: "reopenAttachment", submit: "Reopen", done: "Document reopened" },
      ),
    ],
    "a shipment and its people": [
      next(
        async (page) => {
          await aPartner(productApi(desk.site.url), office(), { name: "Kandla Clearing" });
          await desk.shipmentWith("One.pdf");
          await tab(page, /^People/);
          await press(page, "Add partner");
          await page.getByRole("combobox", { name: "Partner" }).click();
          // A second try has made another of this name.
          await page
            .getByRole("option", { name: /^Kandla Clearing/ })
            .first()
            .click();
          await page.getByRole("checkbox", { name: "One.pdf" }).check();
          return {};
        },
        { sends: "ShareDialogMutation", root: "addShipmentPartner", submit: "Share", done: "Shipment shared" },
      ),
      next(
        async (page) => {
          await tab(page, /^Comments/);
          await page.getByRole("checkbox", { name: "Ask for a document" }).check();
          for (const [field, option] of [
            ["Please send", "Bills"],
            ["From", /^Kandla Clearing/],
          ] as const) {
            await page.getByRole("combobox", { name: field }).click();
            await page.getByRole("option", { name: option }).first().click();
          }
          await press(page, "Send request");
          await press(page, "Set date: Bills");
          return filled(page, { By: daysAfter(localDay(new Date()), 30) });
        },
        { sends: "RequestDayDialogMutation", root: "setRequestDay", submit: "Save", done: "Date changed" },
      ),
      next(
        async (page) => {
          await tab(page, /^People/);
          return press(page, "Remove Kandla Clearing");
        },
        { sends: "RemovePartnerDialogMutation", root: "removeShipmentPartner", submit: "Remove", done: "Partner removed" },
      ),
      next(
        async (page) => {
          await tab(page, /^Comments/);
          await filled(page, { Comment: "Please check the weights" });
          await press(page, "Comment");
          return press(page, `Delete the comment of ${desk.site.owner.user.name}`);
        },
        { sends: "CommentLineMutation", root: "deleteComment", submit: "Delete", done: "Comment deleted" },
      ),
      next(
        async (page) => {
          await tab(page, /^Progress/);
          await press(page, "Cancel Shipment");
          await filled(page, { Reason: "The buyer withdrew" });
          await press(page, "Cancel the shipment");
          await page.getByText("Cancelled: The buyer withdrew").waitFor();
          return {};
        },
        { sends: "CancelShipmentReopenMutation", root: "reopenShipment", submit: "Reopen", done: "Shipment reopened successfully" },
      ),
      next(
        async (page) => {
          await tab(page, /^Overview/);
          await chooseFor(page, "One.pdf", "Visible to…");
          await page.getByRole("dialog").getByRole("checkbox", { name: "Importer" }).check();
          return {};
        },
        { sends: "AudienceDialogMutation", root: "setAudience", submit: "Save", done: "Visibility saved successfully" },
      ),
      next((page) => chosen(page, "One.pdf", "Delete"), {
        sends: "DeleteAttachmentDialogMutation",
        root: "deleteAttachment",
        submit: "Delete",
        done: "Attachment deleted successfully",
      }),
      next(
        async (page) => {
          await page.goto(desk.site.firmPath);
          return choose(page, "One tonne to Mombasa", "Delete");
        },
        { sends: "DeleteShipmentDialogMutation", root: "deleteShipment", submit: "Delete", done: "Shipment deleted successfully" },
      ),
    ],
    "the page of documents": [
      next(
        async (page) => {
          await aPartner(productApi(desk.site.url), office(), { name: "Mundra Clearing" });
          await desk.shipmentWith("Sealed.pdf");
          await desk.shipmentWith("Second.pdf");
          await page.goto("/dashboard/documents?type=DRAFT_BILL_OF_LADING");
          await page.getByRole("grid", { name: "Documents" }).getByRole("row").nth(1).focus();
          await page.keyboard.press("Space");
          await page.getByRole("button", { name: /^Select all/ }).click();
          await press(page, "Visible to…");
          await page.getByRole("dialog").getByRole("checkbox", { name: "Importer" }).check();
          return {};
        },
        {
          sends: "AudienceDialogSeveralMutation",
          root: "setAttachmentAudiences",
          submit: "Save",
          done: "Visibility saved successfully",
        },
      ),
      next(
        async (page) => {
          await press(page, "Change type");
          await page.getByRole("combobox", { name: "Attachment Type" }).click();
          await page.getByRole("option", { name: "Certificate of Origin" }).click();
          return {};
        },
        { sends: "TypeDialogMutation", root: "setAttachmentTypes", submit: "Change", done: /^Type of \d+ documents changed/ },
      ),
      next(
        async (page) => {
          await press(page, "Save this search");
          await filled(page, { Name: "Drafts" });
          await press(page, "Save");
          return choose(page, "Drafts", "Delete");
        },
        { sends: "SavedSearchesDeleteMutation", root: "deleteSearch", submit: "Delete", done: "Saved search deleted successfully" },
      ),
    ],
  };
}
