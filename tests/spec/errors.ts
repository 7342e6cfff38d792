import type { Row } from "./row.ts";

const order = "tests/web/pure/requestError.test.ts";
const messages = "tests/domain/messages.test.ts";
const session = "tests/web/session.test.ts";
const onboarding = "tests/web/onboarding.test.ts";
const settings = "tests/web/settings.test.ts";
const firmForm = "tests/web/firmForm.test.ts";
const attachment = "tests/web/attachment.test.ts";
const shipmentDetail = "tests/web/shipmentDetail.test.ts";
const formSaving = "tests/web/shipmentFormSaving.test.ts";

/** The error catalogue: which text, under which title. */
export const errorRows: readonly Row[] = [
  {
    rule: "A non-empty errors list shows its texts joined with ', '",
    shownBy: [
      [settings, "what the server refuses changes nothing here, and its texts are shown"],
      [onboarding, "a completion that fails or is refused says why and stays"],
    ],
  },
  {
    rule: "Of a thrown request error first the answer's errors list is read: texts, or objects with error or message",
    shownBy: [[order, "is first the answer's errors list, be they texts or objects with error or message, joined by commas"]],
  },
  {
    rule: "then the answer's message, then its error",
    shownBy: [[order, "is then the answer's message, then its error"]],
  },
  {
    rule: "then the error's own message, then the operation's words or 'An unexpected error occurred'",
    shownBy: [
      [order, "is then the error's own message, and last the operation's words or 'An unexpected error occurred'"],
      [settings, "what fails without a word of the server's is told in the operation's own, and tried again"],
      ["tests/web/shell.test.ts", "an error outside the shell has the same screen, and words of its own where the server has none"],
    ],
  },
  { rule: "Title 'Login Failed'", shownBy: [[session, "a wrong password is told under 'Login Failed' and stores nothing"]] },
  {
    rule: "Title 'Signup Failed'",
    shownBy: [["tests/web/signUp.test.ts", "an email that is taken is told under 'Signup Failed' and the form is kept"]],
  },
  {
    rule: "Title 'Upload Failed'",
    shownBy: [
      ["tests/web/upload.test.ts", "an upload that the server refuses is told under 'Upload Failed'"],
      [firmForm, "an upload that the server refuses shows its text, one that fails its own, and neither sets anything"],
    ],
  },
  { rule: "Title 'Error'", shownBy: [[settings, "what the server refuses changes nothing here, and its texts are shown"]] },
  {
    rule: "Title 'Validation Error'",
    shownBy: [
      ["tests/web/signUp.test.ts", "passwords that differ are refused"],
      ["tests/web/masterData.test.ts", "in Settings"],
    ],
  },
  {
    rule: "Title 'Required'",
    shownBy: [
      [onboarding, "Next is blocked until the step has an item, in the step's own words"],
      ["tests/web/signUp.test.ts", "all fields are required"],
    ],
  },
  {
    rule: "Title 'Duplicate Entry'",
    shownBy: [["tests/web/masterData.test.ts", "a duplicate is refused under its own title; the item being edited is none"]],
  },
  { rule: "Title 'Upload Error'", shownBy: [[firmForm, "a letterhead is a wide banner, at least 5:1"]] },
  { rule: "Title 'Invalid File Type'", shownBy: [[firmForm, "only PNG, JPG and JPEG are taken"]] },
  {
    rule: "A 401 anywhere ends the session and leads to /login",
    shownBy: [[session, "a refused token ends the session with one way to sign-in"]],
  },
  {
    rule: "'Failed to load user information'",
    shownBy: [[session, "when user info cannot be loaded the stored copy is used and the user told"]],
  },
  { rule: "'Failed to start onboarding'", shownBy: [[onboarding, "a start that fails stays on the welcome screen"]] },
  { rule: "'Failed to complete onboarding'", shownBy: [[onboarding, "a completion that fails or is refused says why and stays"]] },
  {
    rule: "'Failed to logout. Please try again.'",
    shownBy: [[session, "a browser that does not let go of the token is told of, and the session goes on"]],
  },
  {
    rule: "'User information not found. Please log in again.'",
    shownBy: [["tests/web/profile.test.ts", "without user information the session ends at the sign-in page, which says why"]],
  },
  {
    rule: "'Failed to upload stamp', 'Failed to upload letterhead'",
    shownBy: [[firmForm, "an upload that the server refuses shows its text, one that fails its own, and neither sets anything"]],
  },
  {
    rule: "'Failed to delete' firm, origin country, destination country, buyer, broker, loading port, discharge port, payment term, shipment term, packaging details, product, currency, declaration, contract format, document template",
    shownBy: [
      [messages, "a failure names what was to be added, updated or deleted"],
      [settings, "what fails without a word of the server's is told in the operation's own, and tried again"],
    ],
  },
  {
    rule: "'Failed to create shipment', 'Failed to update shipment'",
    shownBy: [[formSaving, "a save that fails without a word of the server's is told in its own, and the form stays"]],
  },
  {
    rule: "'Failed to load shipment data'",
    shownBy: [[formSaving, "a shipment that cannot be loaded says so and is tried again"]],
  },
  {
    rule: "'Failed to add' and the kind, of a quick-add",
    shownBy: [
      ["tests/web/quickAdd.test.ts", "what fails or is refused is shown, and nothing is chosen"],
      [messages, "a failure names what was to be added, updated or deleted"],
    ],
  },
  {
    rule: "'Firm ID not found. Please go back and select a firm.'",
    shownBy: [["tests/web/shipmentList.test.ts", "an address without a firm, or with one that is not the user's, leads home and says so"]],
  },
  {
    rule: "'Shipment ID not found. Please go back and select a shipment.'",
    shownBy: [[shipmentDetail, "an address without a shipment's id leads home and says why"]],
  },
  {
    rule: "'Shipment details not found' and 'No shipment data received from server'",
    shownBy: [[shipmentDetail, "a shipment that is not there, or another owner's, is told with the way back to the firm"]],
  },
  {
    rule: "'Failed to fetch shipment details'",
    shownBy: [[shipmentDetail, "a server that cannot tell the shipment is told as such, and another try is offered"]],
  },
  {
    rule: "'Failed to generate download URL', 'No download URL received from server', 'Failed to fetch file'",
    shownBy: [[attachment, "each way in which a download can fail is told in its own words"]],
  },
  {
    rule: "'Failed to rename attachment', 'Failed to delete attachment'",
    shownBy: [
      [attachment, "a rename or deletion that fails or is refused says so and changes nothing"],
      ["tests/gateway/schema/attachment/attachment.test.ts", "whose rename a server answers as no success are not renamed"],
    ],
  },
  {
    rule: "Every 'Add New ...' knows its kind, so that none has to say 'Unknown item type'",
    shownBy: [["tests/web/quickAdd.test.ts", "what is missing is said in every dialog; its submit is none of the shipment's"]],
  },
  {
    rule: "A template is picked among those that there are, so that none has to say 'Selected template not found'",
    shownBy: [["tests/web/documents.test.ts", "a custom document needs a template and a body, which may be changed for this one document"]],
  },
];
