import type { Page } from "playwright-core";
import type { AttachmentsPage } from "../journeys/attachmentsPage.ts";
import { at, filled, type Sent, type Texts, type WalkedForm } from "./walkedForm.ts";

/** Enough where a form of the same kind is walked under every failure. */
const two = ["offline", "a field that is not shown"];

/** Forms of every kind: a page's, a record's, a list's, dialogs', a comment's and a card's. */
export function walkedForms(desk: AttachmentsPage): Record<string, WalkedForm> {
  const ofShipment = (tab: RegExp | null, enter: (page: Page) => Promise<Texts>, sent: Sent): WalkedForm => ({
    ...sent,
    async open(page) {
      await desk.shipmentWith("One.pdf");
      if (tab !== null) await page.getByRole("tab", { name: tab }).click();
      return enter(page);
    },
  });
  return {
    "payment term": at(
      "/dashboard/settings?tab=payment-terms",
      null,
      { "Payment Term": "90 days D/A" },
      { sends: "useAddListItemMutation", root: "addListItem", submit: "Add Payment Term", done: "Payment term added successfully" },
    ),
    "contract format": at(
      "/dashboard/settings?tab=contract-format",
      null,
      { Name: "Short", "Field Name": "Quality", "Field Value": "As agreed" },
      {
        sends: "ContractFormatPanelCreateMutation",
        root: "saved",
        submit: "Add Contract Format",
        done: "Contract format added successfully",
        under: two,
      },
    ),
    profile: at(
      "/dashboard/profile",
      "Edit Profile",
      { Name: "Asha Desai" },
      {
        sends: "useUpdateProfileMutation",
        root: "updateProfile",
        submit: "Update Profile",
        done: "Profile updated successfully",
        under: two,
      },
    ),
    invitation: at(
      "/dashboard/people",
      "Invite member",
      { "E-mail": "leela@tarangvel.example" },
      { sends: "InviteDialogMutation", root: "inviteMember", submit: "Create invitation", done: "The Invitation", under: two },
    ),
    "key of a program": at(
      "/dashboard/profile?tab=api-keys",
      "Create API Key",
      { Name: "Warehouse" },
      { sends: "ApiKeyDialogMutation", root: "createApiKey", submit: "Create", done: "Your API Key" },
    ),
    comment: ofShipment(/^Comments/, (page) => filled(page, { Comment: "Please check the weights" }), {
      sends: "CommentFormMutation",
      root: "addComment",
      submit: "Comment",
      done: "Comment added",
    }),
    transport: ofShipment(/^Progress/, (page) => filled(page, { "Booking No.": "MUN25110442" }), {
      sends: "TransportCardMutation",
      root: "updateTransport",
      submit: "Save",
      done: "Transport updated successfully",
      under: two,
    }),
    milestone: ofShipment(
      /^Progress/,
      async (page) => {
        await page.getByRole("button", { name: "Set date" }).first().click();
        return filled(page, { Planned: "2025-11-10", Note: "At the factory" });
      },
      { sends: "SetDateDialogMutation", root: "setMilestone", submit: "Save", done: "Milestone updated successfully" },
    ),
    "file's new name": ofShipment(
      null,
      async (page) => {
        await page.getByRole("button", { name: "Actions for One.pdf", exact: true }).click();
        await page.getByRole("menuitem", { name: "Rename" }).click();
        return filled(page, { "Attachment Name": "Two.pdf" });
      },
      {
        sends: "RenameAttachmentDialogMutation",
        root: "renameAttachment",
        submit: "Rename",
        done: "Attachment renamed successfully",
        under: two,
      },
    ),
  };
}
