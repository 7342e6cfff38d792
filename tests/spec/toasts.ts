import type { Row } from "./row.ts";

const firmForm = "tests/web/firmForm.test.ts";
const settings = "tests/web/settings.test.ts";
const masterData = "tests/web/masterData.test.ts";
const onboarding = "tests/web/onboarding.test.ts";
const documents = "tests/web/documents.test.ts";
const attachment = "tests/web/attachment.test.ts";
const saving = "tests/web/shipmentFormSaving.test.ts";
const session = "tests/web/session.test.ts";
const messages = "tests/domain/messages.test.ts";

/** What is said of a success, word for word. */
export const toastRows: readonly Row[] = [
  {
    rule: "'Login successful'",
    shownBy: [[session, "without a token a protected page leads to sign-in, and sign-in back to that page"]],
  },
  {
    rule: "'Account created successfully'",
    shownBy: [["tests/web/signUp.test.ts", "signing up leads to the welcome screen with a session"]],
  },
  {
    rule: "'You have been successfully logged out'",
    shownBy: [[session, "logging out clears token and user info without a call, says so briefly and forgets the page"]],
  },
  {
    rule: "'Stamp uploaded successfully'",
    shownBy: [[firmForm, "in the wizard: name, IE code and stamp in one sentence, a complete address, a complete bank"]],
  },
  { rule: "'Letter head uploaded successfully' in the set-up", shownBy: [[firmForm, "the wizard words the letterhead's success apart"]] },
  { rule: "'Letterhead uploaded successfully' in Settings", shownBy: [[firmForm, "a letterhead is a wide banner, at least 5:1"]] },
  {
    rule: "'Firm added successfully'",
    shownBy: [[firmForm, "the wizard drops rows that are not complete; the re-entry is never sent; what was added is listed at the right"]],
  },
  { rule: "'Firm updated successfully'", shownBy: [[firmForm, "an edited firm keeps the ids of its rows, and can be deleted"]] },
  { rule: "'Firm deleted successfully'", shownBy: [[firmForm, "an edited firm keeps the ids of its rows, and can be deleted"]] },
  {
    rule: "'Buyer added successfully', 'Buyer updated successfully', 'Buyer deleted successfully', and likewise the other records",
    shownBy: [
      [settings, "a record is added, edited and deleted; the list, its count and the local copy follow"],
      [messages, "a success begins with what was added or updated; records are deleted, items of a list removed"],
    ],
  },
  {
    rule: "'Origin country added successfully', and likewise updated and removed of the string lists",
    shownBy: [
      [messages, "a success begins with what was added or updated; records are deleted, items of a list removed"],
      [settings, "an add in Settings is a single call; an edit and a removal replace the list"],
      [onboarding, "the wizard replaces the whole list at every add, edit and delete"],
      [masterData, "Enter submits a payment term, a shipment term and a currency, but makes a new line in a declaration"],
    ],
  },
  {
    rule: "'Onboarding completed successfully! Welcome to' and the product's name",
    shownBy: [[onboarding, "the last step may be skipped: Complete Setup sends the status and ends on the dashboard"]],
  },
  {
    rule: "'Shipment created successfully'",
    shownBy: [
      [
        "tests/web/shipmentForm.test.ts",
        "two rice lines in three containers, typed in, come to exactly their worked figures and are stored so",
      ],
    ],
  },
  {
    rule: "'Shipment updated successfully'",
    shownBy: [[saving, "a change shows what is stored, is saved with its version, and the screen behind follows"]],
  },
  {
    rule: "'Shipment deleted successfully'",
    shownBy: [
      ["tests/web/shipmentList.test.ts", "deleting is asked about by name, and afterwards the cached lists are gone and the list is fresh"],
    ],
  },
  {
    rule: "'Proforma Invoice generated successfully'",
    shownBy: [[documents, "the proforma invoice is generated, joins the attachments at once, and its numbers stand on the shipment"]],
  },
  {
    rule: "'Invoice generated successfully'",
    shownBy: [[documents, "the numbers and dates of one document stand ready in the next ones, and the letterhead is on"]],
  },
  {
    rule: "'Packing List generated successfully'",
    shownBy: [[documents, "the numbers and dates of one document stand ready in the next ones, and the letterhead is on"]],
  },
  {
    rule: "'Contract generated successfully'",
    shownBy: [
      [
        "tests/web/contract.test.ts",
        "a contract's clauses come from a format, are edited, added, removed and moved, and sent in their order",
      ],
    ],
  },
  {
    rule: "'Custom document generated successfully'",
    shownBy: [[documents, "a custom document needs a template and a body, which may be changed for this one document"]],
  },
  {
    rule: "'Document uploaded successfully'",
    shownBy: [["tests/web/upload.test.ts", "an upload sends type, name and file, and its row appears at once"]],
  },
  {
    rule: "'Documents merged successfully'",
    shownBy: [[attachment, "merging needs a name and two documents, and keeps the order that was given by keyboard"]],
  },
  {
    rule: "'Document downloaded successfully'",
    shownBy: [[attachment, "a download saves the very bytes under the attachment's name, and the keyboard goes on from its menu"]],
  },
  { rule: "'Attachment renamed successfully'", shownBy: [[attachment, "a name is changed by Enter, and a blank one refused"]] },
  { rule: "'Attachment deleted successfully'", shownBy: [[attachment, "a file is deleted only after a question"]] },
  {
    rule: "Toasts are brief and appear bottom-right",
    shownBy: [[session, "logging out clears token and user info without a call, says so briefly and forgets the page"]],
  },
];
