import { expect, test } from "vitest";
import { linkDocuments } from "../../../api/shareLink/linkDocuments.ts";
import { sqlitePlan } from "../../support/database/sqlitePlan.ts";

test("what a link shows is found by its shipment, not among all files of the office (R-1227)", async () => {
  const plan = await sqlitePlan((db) => linkDocuments(db, "an owner").select("files.key").where("shareLinks.id", "=", "a link"));
  expect(plan.filter((step) => / (attachments|files) /.test(step))).toEqual([
    expect.stringContaining("attachments USING INDEX sqlite_autoindex_attachments_1 (owner_id=? AND shipment_id=?)"),
    expect.stringMatching(/files USING .* \(owner_id=\? AND key=\?\)/),
  ]);
});
