import { expect, test } from "vitest";
import { openAttachmentsPage } from "../../support/browser/journeys/attachmentsPage.ts";
import { walkedDialogs } from "../../support/browser/walks/walkedDialogs.ts";
import { walkedForms } from "../../support/browser/walks/walkedForms.ts";
import { walkedReviews } from "../../support/browser/walks/walkedReviews.ts";
import { walkForm } from "../../support/browser/walks/walkForm.ts";

const desk = openAttachmentsPage();

test.each(Object.entries({ ...walkedForms(desk), ...walkedDialogs(desk), ...walkedReviews(desk) }))(
  "whatever fails, the form of a %s keeps its entries and the focus, says so, sends nothing twice, and can be sent again",
  async (_, form) => {
    expect(await walkForm(desk.site, form)).not.toEqual([]);
  },
  60_000,
);
