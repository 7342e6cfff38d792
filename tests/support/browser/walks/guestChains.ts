import type { Page } from "playwright-core";
import { anExporter } from "../../api/anExporter.ts";
import { asUser } from "../../api/aUser.ts";
import { inviteMember } from "../../api/members.ts";
import { aBroker, aCommissioned } from "../../api/sharing/brokers.ts";
import { invitePartner } from "../../api/sharing/partners.ts";
import { aShareLink } from "../../api/sharing/shareLinks.ts";
import { acceptUploads, aSharedShipment } from "../../api/sharing/shares.ts";
import { globalId } from "#domain/http/globalId.ts";
import { productApi } from "../../servers/productApi.ts";
import type { AttachmentsPage } from "../journeys/attachmentsPage.ts";
import { aWebUser, signedIn } from "../webUser.ts";
import { next, press } from "./officeChains.ts";
import { filled, type WalkedForm } from "./walkedForm.ts";

const password = "harvest-77";

async function signedOut(page: Page, address: string): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto(address);
}

async function chosenFile(page: Page, content: Buffer): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Attachment Type" }).click();
  await page.getByRole("option", { name: "Packing List" }).click();
  await dialog.locator("input[type=file]").setInputFiles({ name: "scan.pdf", mimeType: "application/pdf", buffer: content });
}

/** What people send who have no account yet, and those to whom something is shared. */
export function guestChains(desk: AttachmentsPage): Record<string, WalkedForm[]> {
  const api = () => productApi(desk.site.url);
  const office = () => asUser(api(), desk.site.owner.user);
  return {
    "accounts and their set-up": [
      next(
        async (page) => {
          await signedOut(page, "/login");
          return filled(page, { Email: desk.site.owner.user.email, Password: desk.site.owner.user.password });
        },
        { sends: "LoginPageMutation", root: "logIn", submit: "Sign In", done: "Login successful" },
      ),
      next(
        async (page) => {
          await signedOut(page, "/signup");
          return filled(page, {
            "Full Name": "Bina Shah",
            Email: `bina-${Date.now()}@tarangvel.example`,
            Password: password,
            "Confirm Password": password,
          });
        },
        { sends: "SignUpPageMutation", root: "signUp", submit: "Sign Up", done: "Account created successfully" },
      ),
      next(async () => ({}), {
        sends: "useSetOnboardingStatusMutation",
        root: "setOnboardingStatus",
        submit: "Get Started",
        done: "Add Firm",
      }),
      next(
        async (page) => {
          await page.goto("/onboarding/welcome");
          return {};
        },
        { sends: "useSetSampleDataMutation", root: "setSampleData", submit: "Try with sample data", done: "Sample data added" },
      ),
    ],
    invitations: [
      next(
        async (page) => {
          const { code } = await inviteMember(office());
          await signedOut(page, `/join/${code}`);
          return filled(page, {
            "Full Name": "Leela Nair",
            Email: `leela-${Date.now()}@tarangvel.example`,
            Password: password,
            "Confirm Password": password,
          });
        },
        { sends: "JoinFormMutation", root: "acceptInvitation", submit: "Create account", done: "Account created successfully" },
      ),
      next(
        async (page) => {
          const { code } = await invitePartner(office());
          await signedIn(page, await aWebUser(desk.site.url, { status: "ONBOARDING_COMPLETED" }));
          await page.goto(`/join/${code}`);
          return {};
        },
        { sends: "AcceptPartnershipMutation", root: "acceptPartnership", submit: "Accept", done: "Invitation accepted" },
      ),
    ],
    "a share link": [
      next(
        async (page) => {
          const exporter = await anExporter(api());
          const { shipmentId, key } = await aSharedShipment(api(), exporter);
          const { token } = await aShareLink(
            { user: exporter.user, shipmentId, key },
            { allowsDecision: true, allowsUpload: true, password },
          );
          await signedOut(page, `/s/${token}`);
          return filled(page, { Password: password });
        },
        { sends: "OpenLinkFormMutation", root: "openLink", submit: "Open documents", done: "bl.pdf" },
      ),
      next(
        async (page) => {
          await press(page, "Reject… bl.pdf");
          return filled(page, { "Your name": "Bina Bank", Reason: "The amount is another" });
        },
        { sends: "LinkDecisionDialogRejectMutation", root: "rejectLinkDocument", submit: "Reject", done: "Document rejected" },
      ),
      next(
        async (page) => {
          await press(page, "Approve… bl.pdf");
          return filled(page, { "Your name": "Bina Bank" });
        },
        { sends: "LinkDecisionDialogApproveMutation", root: "approveLinkDocument", submit: "Approve", done: "Document approved" },
      ),
      next(
        async (page) => {
          await press(page, "Upload");
          await chosenFile(page, desk.pdf);
          return filled(page, { "Your name": "Bina Bank", "Document Name": "Signed packing list" });
        },
        {
          sends: "LinkUploadDialogMutation",
          root: "uploadLinkDocument",
          hasFile: true,
          submit: "Upload",
          done: "Document uploaded successfully",
        },
      ),
    ],
    "a partner's view of a shipment": [
      next(
        async (page) => {
          const exporter = await anExporter(api());
          const { partner, partnerId, shipmentId, key } = await aSharedShipment(api(), exporter);
          await acceptUploads(exporter.user, partnerId);
          const act = (name: string, body: object) =>
            exporter.user.post(`/v1/shipment/attachment/${name}?shipmentId=${shipmentId}`, { key, ...body });
          await act("reopen", { reason: "Once more" });
          await act("submit", { reviewers: [{ kind: "PARTNER", id: partnerId }] });
          await signedIn(page, partner);
          await page.goto(`/dashboard/shared/${globalId("SharedShipment", `${partnerId}/${shipmentId}`)}`);
          return filled(page, { Comment: "Please check the weights" });
        },
        { sends: "SharedCommentFormMutation", root: "addSharedComment", submit: "Comment", done: "Comment added" },
      ),
      next((page) => press(page, "Delete the comment of Rohan Desai"), {
        sends: "SharedCommentLineMutation",
        root: "deleteSharedComment",
        submit: "Delete",
        done: "Comment deleted",
      }),
      next(
        async (page) => {
          await press(page, "Upload");
          await chosenFile(page, desk.pdf);
          return filled(page, { "Document Name": "Signed packing list" });
        },
        {
          sends: "SharedUploadDialogMutation",
          root: "uploadSharedAttachment",
          hasFile: true,
          submit: "Upload",
          done: "Document uploaded successfully",
        },
      ),
      next(
        async (page) => {
          await press(page, "Reject… bl.pdf");
          return filled(page, { Reason: "Another vessel" });
        },
        { sends: "SharedDecisionDialogRejectMutation", root: "rejectSharedAttachment", submit: "Reject", done: "Document rejected" },
      ),
    ],
    "a broker's bill": [
      next(
        async (page) => {
          const exporter = await anExporter(api());
          const broker = await aBroker(api(), exporter);
          await aCommissioned(exporter, 100, {}, "10/11/2025");
          await signedIn(page, broker);
          await page.goto("/dashboard/shared/bill");
          return filled(page, { "Bill No.": "LAB/17" });
        },
        {
          sends: "BillFormMutation",
          root: "createBrokerageBill",
          submit: "Send bill",
          done: "Brokerage bill sent to the exporter",
        },
      ),
    ],
  };
}
