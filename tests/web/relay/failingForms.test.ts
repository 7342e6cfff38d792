import { expect, test } from "vitest";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { walkedDialogs } from "../../support/browser/walks/walkedDialogs.ts";
import { walkedForms } from "../../support/browser/walks/walkedForms.ts";
import { walkedReviews } from "../../support/browser/walks/walkedReviews.ts";
import { walkForm } from "../../support/browser/walks/walkForm.ts";

const desk = openAttachmentsPage();
const forms = Object.entries({ ...walkedForms(desk), ...walkedDialogs(desk), ...walkedReviews(desk) });
/** What is the same in all forms, and so is tried on some of them. */
const inTurn = ["offline", "no payload", "413", "429"];

test.each(forms.map(([name, form], index) => ({ name, form, under: ["500", "a field that is not shown", inTurn[index % 4] ?? ""] })))(
  "whatever fails, the form of a $name keeps its entries and the focus, says so, sends nothing twice, and can be sent again",
  async ({ form, under }) => {
    expect(await walkForm(desk.site, { under, ...form })).not.toEqual([]);
  },
);
