import { productApi } from "../../servers/productApi.ts";
import { asUser } from "../../api/aUser.ts";
import { aMember } from "../../api/members.ts";
import { invitePartner } from "../../api/sharing/partners.ts";
import type { AttachmentsPage } from "../journeys/attachmentsPage.ts";
import { chooseFor, toast } from "../journeys/shipmentPage.ts";
import { filled, type WalkedForm } from "./walkedForm.ts";

const cells = "Customer\tLand\nHanse\tGermany\n";

/** Forms that have others before them: steps of an import, and reviews by an office that reviews. */
export function walkedReviews(desk: AttachmentsPage): Record<string, WalkedForm> {
  const office = () => asUser(productApi(desk.site.url), desk.site.owner.user);
  return {
    "table to import": {
      sends: "ImportFileStepMutation",
      root: "uploadImport",
      hasFile: true,
      async open(page) {
        await page.goto("/dashboard/settings?tab=buyer");
        await page.getByRole("button", { name: "Import Buyers" }).click();
        return filled(page, { "Or paste cells": cells });
      },
      submit: "Next",
      done: "Save these columns as",
      under: ["413", "offline"],
    },
    "name of columns": {
      sends: "ImportColumnStepMutation",
      root: "saveImportMapping",
      async open(page) {
        await page.goto("/dashboard/settings?tab=buyer");
        await page.getByRole("button", { name: "Import Buyers" }).click();
        await filled(page, { "Or paste cells": cells });
        await page.getByRole("button", { name: "Next" }).click();
        return filled(page, { "Save these columns as": "Old system" });
      },
      submit: "Save columns",
      done: "Mapping saved",
      under: ["500"],
    },
    "member's role": {
      sends: "RoleDialogMutation",
      root: "setMemberRole",
      async open(page) {
        await aMember(productApi(desk.site.url), office(), { role: "VIEWER", name: "Leela Nair" });
        await page.goto("/dashboard/people");
        await page.getByRole("button", { name: "Actions for Leela Nair" }).click();
        await page.getByRole("menuitem", { name: "Change role" }).click();
        await page
          .getByRole("dialog")
          .getByRole("radio", { name: /^Editor/ })
          .check();
        return {};
      },
      submit: "Save",
      done: "Role changed",
      under: ["no payload"],
    },
    "changed partner": {
      sends: "ChangePartnerDialogMutation",
      root: "updatePartner",
      async open(page) {
        await invitePartner(office(), { name: "Kandla Clearing" });
        await page.goto("/dashboard/people?tab=partners");
        await page.getByRole("button", { name: "Actions for Kandla Clearing" }).click();
        await page.getByRole("menuitem", { name: "Change..." }).click();
        return filled(page, { Name: "Kandla Clearing Agency" });
      },
      submit: "Save",
      done: "Partner changed",
      under: ["a field that is not shown"],
    },
    "request for approval": {
      sends: "AskDialogMutation",
      root: "submitAttachment",
      async open(page) {
        await office().post("/v1/review-settings", { needsApproval: true, fourEyes: false });
        await desk.shipmentWith("BL.pdf");
        await chooseFor(page, "BL.pdf", "Ask for approval…");
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("group", { name: "Whom" }).getByRole("checkbox").first().check();
        return filled(page, { Message: "Please look at the marks" });
      },
      submit: "Ask",
      done: "Approval requested",
      under: ["429"],
    },
    rejection: {
      sends: "RejectDialogMutation",
      root: "rejectAttachment",
      async open(page) {
        await office().post("/v1/review-settings", { needsApproval: true, fourEyes: false });
        await desk.shipmentWith("BL.pdf");
        await chooseFor(page, "BL.pdf", "Submit…");
        await page.getByRole("dialog").getByRole("button", { name: "Submit" }).click();
        await toast(page, "Document submitted");
        await chooseFor(page, "BL.pdf", "Reject…");
        return filled(page, { Reason: "Another vessel" });
      },
      submit: "Reject",
      done: "Document rejected",
      under: ["offline"],
    },
  };
}
