import { connect } from "../../../../demo/client.ts";
import { asUser } from "../../api/aUser.ts";
import { aMember, inviteMember } from "../../api/members.ts";
import { invitePartner } from "../../api/sharing/partners.ts";
import { productApi } from "../../servers/productApi.ts";
import type { AttachmentsPage } from "../journeys/attachmentsPage.ts";
import { choose, next, press } from "./officeChains.ts";
import { filled, type WalkedForm } from "./walkedForm.ts";

/** What the tabs of People send, and the inbox. */
export function peopleChains(desk: AttachmentsPage): Record<string, WalkedForm[]> {
  const api = () => productApi(desk.site.url);
  const office = () => asUser(api(), desk.site.owner.user);
  return {
    "an inbox": [
      next(
        async (page) => {
          await office().post("/v1/review-settings", { needsApproval: true, fourEyes: false });
          const { ids } = await desk.shipmentWith("BL.pdf");
          const { jwt } = await aMember(api(), office(), { name: "Meena Shah" });
          const ask = "mutation ($input: SubmitAttachmentInput!) { submitAttachment(input: $input) { errors { message } } }";
          await connect(desk.site.url, jwt).send(ask, { input: { id: ids.get("BL.pdf") } });
          await page.goto("/dashboard/inbox");
          return {};
        },
        { sends: "InboxPageMutation", root: "markInboxRead", submit: "Mark all as read", done: "You have read everything." },
      ),
    ],
    "a team": [
      next(
        async (page) => {
          await inviteMember(office(), { email: "omar@tarangvel.example" });
          await aMember(api(), office(), { name: "Vera Shah" });
          await page.goto("/dashboard/people");
          return {};
        },
        {
          sends: "InvitationsWithdrawMutation",
          root: "withdrawInvitation",
          submit: "Withdraw the invitation of omar@tarangvel.example",
          done: "Invitation withdrawn",
        },
      ),
      next((page) => choose(page, "Vera Shah", "Remove"), {
        sends: "RemoveMemberDialogMutation",
        root: "removeMember",
        submit: "Remove",
        done: "Member removed",
      }),
    ],
    partners: [
      next(
        async (page) => {
          await invitePartner(office(), { name: "Bhuj Clearing" });
          await page.goto("/dashboard/people?tab=partners");
          await choose(page, "Bhuj Clearing", "Invite again");
          return filled(page, { "E-mail": "bhuj@clearing.example" });
        },
        { sends: "ReinvitePartnerDialogMutation", root: "reinvitePartner", submit: "Create invitation", done: "The Invitation" },
      ),
      next(
        async (page) => {
          await press(page, "Done");
          return choose(page, "Bhuj Clearing", "Revoke");
        },
        { sends: "RevokePartnerDialogMutation", root: "revokePartner", submit: "Revoke", done: "Partner revoked" },
      ),
    ],
    "sharing defaults": [
      next(
        async (page) => {
          await office().post("/v1/review-settings", { needsApproval: false, fourEyes: false });
          await invitePartner(office());
          await page.goto("/dashboard/people?tab=sharing");
          return {};
        },
        {
          sends: "ApprovalSettingsMutation",
          root: "setReviewSettings",
          submit: "Four eyes",
          isSwitch: true,
          done: "Approval settings saved successfully",
        },
      ),
      next((page) => press(page, "Use suggested tags"), {
        sends: "SharingDefaultsMutation",
        root: "setSharingDefaults",
        submit: "Save",
        done: "Sharing defaults saved successfully",
      }),
      next(
        async (page) => {
          await press(page, "Add template");
          await page.getByLabel("Country of destination").fill("Keny");
          await page.keyboard.press("Enter");
          await filled(page, { Name: "For Kenya" });
          await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
          return choose(page, "For Kenya", "Delete");
        },
        {
          sends: "PaperTemplatesDeleteMutation",
          root: "deletePaperTemplate",
          submit: "Delete",
          done: "Document set template deleted successfully",
        },
      ),
    ],
    "share links": [
      next(
        async (page) => {
          const { id, ids } = await desk.shipmentWith("One.pdf");
          const create = "mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { errors { message } } }";
          await desk.site.owner.client.send(create, { input: { shipmentId: id, attachmentIds: [...ids.values()] } });
          await page.goto("/dashboard/people?tab=links");
          return choose(page, "the link to One.pdf", "New address");
        },
        { sends: "RenewLinkDialogMutation", root: "renewShareLink", submit: "New address", done: "The Link" },
      ),
      next(
        async (page) => {
          await press(page, "Done");
          return choose(page, "the link to One.pdf", "Revoke");
        },
        { sends: "RevokeLinkDialogMutation", root: "revokeShareLink", submit: "Revoke", done: "Link revoked" },
      ),
    ],
  };
}
