import type { Row } from "./row.ts";

const documents = "tests/web/documents.test.ts";
const contract = "tests/web/contract.test.ts";
const attachment = "tests/web/attachment.test.ts";
const upload = "tests/web/upload.test.ts";
const viewer = "tests/web/viewer.test.ts";
const generate = "tests/api/document/generate.test.ts";

/** Documents, attachments, and the viewer. */
export const documentRows: readonly Row[] = [
  {
    rule: "Attachments have a count and a table of Name, Document Type, Size, Updated At",
    shownBy: [[attachment, "the table counts and lists name, readable type, size and date; a long name is shortened"]],
  },
  {
    rule: "An attachment's menu has View Document (PDF and images only), Download, Rename and Delete",
    shownBy: [
      [attachment, "View Document stands only in the menus of PDFs and images"],
      [attachment, "a download saves the very bytes under the attachment's name, and the keyboard goes on from its menu"],
      [attachment, "a name is changed by Enter, and a blank one refused"],
      [attachment, "a file is deleted only after a question"],
    ],
  },
  {
    rule: "Attachment types have readable names, such as Certificate of Origin, Certificate of Insurance, Merged Documents, Custom Document",
    shownBy: [["tests/domain/attachment.test.ts", "each of the 21 types has a readable name of its own"]],
  },
  {
    rule: "A proforma invoice needs PI number and date, invoice and packing list invoice number and date, a contract its own: 'Please fill in all required fields'",
    shownBy: [
      [documents, "each numbered document needs its number and date, marks what is missing and focuses the first"],
      [generate, "${kind} with ${JSON.stringify(change).slice(0, 50)}"],
    ],
  },
  {
    rule: "A custom document needs a template and a body: 'Please select a template and fill in the document body'",
    shownBy: [
      [documents, "a custom document needs a template and a body, which may be changed for this one document"],
      [generate, "${kind} with ${JSON.stringify(change).slice(0, 50)}"],
    ],
  },
  {
    rule: "A generated document joins the attachments at once, and its numbers and dates stand on the shipment",
    shownBy: [
      [documents, "the proforma invoice is generated, joins the attachments at once, and its numbers stand on the shipment"],
      [generate, "${kind} is a PDF among the shipment's attachments"],
      ["tests/api/document/documentNumbers.test.ts", "that were entered stay on the shipment"],
    ],
  },
  {
    rule: "The letterhead is on by default",
    shownBy: [
      [documents, "the numbers and dates of one document stand ready in the next ones, and the letterhead is on"],
      [documents, "a custom document needs a template and a body, which may be changed for this one document"],
    ],
  },
  {
    rule: "Invoice, packing list and contract dialogs prefill numbers and dates from the shipment",
    shownBy: [[documents, "the numbers and dates of one document stand ready in the next ones, and the letterhead is on"]],
  },
  {
    rule: "A proforma invoice is sent with PI and contract number and date, print switches, letterhead and remarks",
    shownBy: [
      [documents, "the proforma invoice is generated, joins the attachments at once, and its numbers stand on the shipment"],
      [
        "tests/gateway/schema/document/document.test.ts",
        "sends exactly the contract's body, dates as day/month/year, and answers the new attachment",
      ],
    ],
  },
  {
    rule: "An invoice may append its packing list",
    shownBy: [
      [documents, "the numbers and dates of one document stand ready in the next ones, and the letterhead is on"],
      ["tests/document/invoiceModel.test.ts", "addPL appends the packing list and changes the title"],
    ],
  },
  {
    rule: "A contract is sent with its fields in the user's order",
    shownBy: [
      [contract, "a contract's clauses come from a format, are edited, added, removed and moved, and sent in their order"],
      [generate, "keeps a contract's sections in the order of the request"],
    ],
  },
  {
    rule: "A contract includes seller, buyer, product specifications, ports, total amount, terms, shipment period, insurance, surveyor and bank details",
    shownBy: [
      ["tests/document/contractModel.test.ts", "terms stand in their order, and what is blank has no row"],
      ["tests/document/contractModel.test.ts", "goods always carry their specification"],
      ["tests/document/documents.test.ts", "the contract has its clauses in order, the notify party and both signature blocks"],
    ],
  },
  {
    rule: "A custom document is sent with name, heading, body, stampSign and letterhead",
    shownBy: [[documents, "a custom document needs a template and a body, which may be changed for this one document"]],
  },
  {
    rule: "Dates are entered as date inputs, sent as day/month/year and shown back in that form",
    shownBy: [
      [documents, "the proforma invoice is generated, joins the attachments at once, and its numbers stand on the shipment"],
      [
        "tests/gateway/schema/document/document.test.ts",
        "sends exactly the contract's body, dates as day/month/year, and answers the new attachment",
      ],
      ["tests/domain/financialYear.test.ts", "a day is sent as day/month/year and read back"],
    ],
  },
  {
    rule: 'In file names / \\ ? % * : | " < > are replaced by underscores',
    shownBy: [
      ["tests/domain/attachment.test.ts", "the ten forbidden characters become underscores"],
      ["tests/document/headerBoxes.test.ts", "an attachment is named after its document, without forbidden characters and within 255"],
    ],
  },
  {
    rule: "An upload needs type, name and file: 'Please fill in all required fields: attachment type, document name, and select a file'",
    shownBy: [[upload, "an upload needs type, name and file, and marks what is missing"]],
  },
  {
    rule: "Uploads are pdf, jpg, jpeg or png",
    shownBy: [
      [upload, "a file that is no PDF or image, empty or too large is refused before anything is sent, and a dropped one is taken"],
      ["tests/api/attachment/attachment.test.ts", "with ${what} is refused, and nothing is stored"],
    ],
  },
  {
    rule: "An upload sends file, type and name, and its row appears",
    shownBy: [[upload, "an upload sends type, name and file, and its row appears at once"]],
  },
  {
    rule: "A merge needs a name and at least 2 documents: 'Please enter a name and select at least 2 documents to merge'",
    shownBy: [
      [attachment, "merging needs a name and two documents, and keeps the order that was given by keyboard"],
      ["tests/api/attachment/merge.test.ts", "needs a name and two documents"],
    ],
  },
  {
    rule: "A rename needs a name: 'Please enter a valid attachment name'; Enter submits",
    shownBy: [
      [attachment, "a name is changed by Enter, and a blank one refused"],
      ["tests/api/attachment/attachment.test.ts", "to nothing is refused"],
    ],
  },
  {
    rule: "Rename and delete update the list of attachments at once",
    shownBy: [
      [attachment, "a name is changed by Enter, and a blank one refused"],
      [attachment, "a file is deleted only after a question"],
    ],
  },
  {
    rule: "A download saves the file from the address that the server gave",
    shownBy: [
      [attachment, "a download saves the very bytes under the attachment's name, and the keyboard goes on from its menu"],
      ["tests/api/files/signedUrl.test.ts", "an address serves the file to whoever has it, to be saved under its name"],
    ],
  },
  {
    rule: "The viewer opens in a new window with name and type in its address",
    shownBy: [[viewer, "a PDF's page is really painted in the viewer, which bears the document's name"]],
  },
  {
    rule: "It shows 'Loading document...' until a posted message with base64 content, name and type arrives",
    shownBy: [
      [viewer, "a PDF's page is really painted in the viewer, which bears the document's name"],
      [viewer, "a file from a window of another origin, or from the viewer itself, is not shown"],
    ],
  },
  {
    rule: "A PDF renders in a frame",
    shownBy: [[viewer, "a PDF's page is really painted in the viewer, which bears the document's name"]],
  },
  { rule: "An image renders as an image", shownBy: [[viewer, "an image is shown as an image"]] },
  {
    rule: "Anything else is 'Unsupported file type'",
    shownBy: [[viewer, "any other type than PDF and image is 'Unsupported file type', and is never rendered"]],
  },
];
