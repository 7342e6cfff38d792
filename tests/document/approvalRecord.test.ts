import { afterAll, beforeAll, expect, test } from "vitest";
import { approvalRecordModel, type ApprovalRecord, type RecordedDecision } from "../../api/document/models/approvalRecordModel.ts";
import { openDocumentRenderer, type DocumentRenderer } from "../../api/document/render/documentRenderer.ts";
import { pdfText, pdfWords } from "../support/files/pdfTools.ts";
import { pagesOf } from "../support/files/renderedPdf.ts";

let documents: DocumentRenderer;
beforeAll(() => {
  documents = openDocumentRenderer();
});
afterAll(() => documents.close());

const sha256 = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

function aDecision(decision: Partial<RecordedDecision> = {}): RecordedDecision {
  return {
    outcome: "APPROVED",
    by: "OFFICE",
    name: "Asha Rao",
    office: "Kaveri Foods Pvt. Ltd.",
    at: "2026-11-24T09:05:11.123Z",
    ip: "203.0.113.77",
    reason: "",
    signature: null,
    ...decision,
  };
}

function aRecord(record: Partial<ApprovalRecord> = {}): ApprovalRecord {
  return {
    office: "Kaveri Foods Pvt. Ltd.",
    fileName: "Draft bill of lading.pdf",
    type: "DRAFT_BILL_OF_LADING",
    bytes: 1234567,
    sha256,
    state: "Final",
    decisions: [aDecision()],
    at: "2026-11-24T10:00:00.000Z",
    ...record,
  };
}

async function drawn(record: ApprovalRecord): Promise<Buffer> {
  return await documents.renderRecord({ ownerId: "owner", personId: "owner", record });
}

test("an approval record is one page with the file, its SHA-256, and who decided when, and says that it is no digital signature (R-935)", async () => {
  const importer = aDecision({
    by: "PARTNER",
    name: "Omar Haddad",
    office: "Al Marjan Foodstuff Trading L.L.C.",
    at: "2026-11-24T09:30:00.000Z",
  });
  const refused = aDecision({ outcome: "REJECTED", by: "LINK", name: "Meena", reason: "The vessel is another one", ip: "2001:db8:1:2::9" });
  const pdf = await drawn(aRecord({ decisions: [refused, aDecision(), importer] }));
  expect(await pagesOf(pdf)).toHaveLength(1);
  // The digest stands unbroken in a line, to be copied.
  expect(pdfText(pdf)).toContain(sha256);
  const words = pdfWords(pdf);
  const order = ["Meena (not verified)", "The vessel is another one", "Asha Rao", "Omar Haddad"].map((part) => words.indexOf(part));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  for (const part of [
    "APPROVAL RECORD",
    "Draft bill of lading.pdf",
    "1,234,567 bytes",
    "Rejected",
    "Approved",
    "2026-11-24 09:05:11 UTC",
    "2026-11-24 09:30:00 UTC",
    "Al Marjan Foodstuff Trading L.L.C.",
    "203.0.113.0/24",
    "2001:db8:1::/48",
    "It is not a digital signature",
  ]) {
    expect(words).toContain(part);
  }
});

test("names that no font prints, overlong marks and markup neither refuse the record nor change its page (R-935)", async () => {
  const marks = `a${"\u0301".repeat(40)}`;
  const record = aRecord({
    fileName: `#panic() \u{1F6A2} ${marks} $x$ شحنة.pdf`,
    decisions: [aDecision({ name: "W".repeat(200), reason: `${"x".repeat(500)} \u202egnp.exe` })],
  });
  const { file, decisions } = approvalRecordModel(record);
  expect(file[0]?.value).toContain("#panic() ? á");
  expect(decisions[0]?.reason).not.toContain("\u202e");
  expect(pdfWords(await drawn(record))).toContain("#panic()");
});
