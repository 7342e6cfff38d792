import type { Page } from "playwright-core";
import type { AttachmentsPage } from "./attachmentsPage.ts";

/** A form that a test opens, fills in and sends. */
export type WalkedForm = {
  /** The mutation that it sends, and the field of it that holds the answer. */
  sends: string;
  root: string;
  /** Opens the form and fills it in; answers what must stay in it, by label. */
  open: (page: Page) => Promise<Record<string, string>>;
  submit: string;
  /** What says that it was done. */
  done: string;
};

type Sent = Omit<WalkedForm, "open">;
type Texts = Record<string, string>;

async function filled(page: Page, fields: Texts): Promise<Texts> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  return fields;
}

/** A form behind a button of a page; without a button, on the page itself. */
function at(address: string, button: string | null, fields: Texts, sent: Sent): WalkedForm {
  return {
    ...sent,
    async open(page) {
      await page.goto(address);
      if (button !== null) await page.getByRole("button", { name: button, exact: true }).first().click();
      return filled(page, fields);
    },
  };
}

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
      },
    ),
    profile: at(
      "/dashboard/profile",
      "Edit Profile",
      { Name: "Asha Desai" },
      { sends: "useUpdateProfileMutation", root: "updateProfile", submit: "Update Profile", done: "Profile updated successfully" },
    ),
    invitation: at(
      "/dashboard/people",
      "Invite member",
      { "E-mail": "leela@tarangvel.example" },
      { sends: "InviteDialogMutation", root: "inviteMember", submit: "Create invitation", done: "The Invitation" },
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
      { sends: "RenameAttachmentDialogMutation", root: "renameAttachment", submit: "Rename", done: "Attachment renamed successfully" },
    ),
  };
}
