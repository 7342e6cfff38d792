import type { Row } from "./row.ts";

const list = "tests/web/shipmentList.test.ts";
const listApi = "tests/api/shipment/shipmentList.test.ts";
const detail = "tests/web/shipmentDetail.test.ts";
const saving = "tests/web/shipmentFormSaving.test.ts";

/** A firm's list of shipments, and the page of one shipment. */
export const shipmentRows: readonly Row[] = [
  {
    rule: "The list is titled Shipments, 'Manage shipments for' the firm, with a Create Shipment button",
    shownBy: [
      [list, "a page holds the 50 newest shipments with name, status if any and short date, and the total stands below"],
      ["tests/web/shipmentForm.test.ts", "all missing fields are named in one message and marked, and the first has the focus"],
    ],
  },
  {
    rule: "Rows show the name, a status badge if there is a status, and the created date in short month format",
    shownBy: [[list, "a page holds the 50 newest shipments with name, status if any and short date, and the total stands below"]],
  },
  {
    rule: "A click on a row opens the shipment",
    shownBy: [[list, "a row leads to its shipment, and the firm's crumb goes back to the same page of the list"]],
  },
  {
    rule: "The row menu has Duplicate and Delete",
    shownBy: [
      [list, "deleting is asked about by name, and afterwards the cached lists are gone and the list is fresh"],
      [saving, "a duplicate starts with all data and is saved as a new shipment"],
    ],
  },
  {
    rule: "Empty state: 'No Shipments Found'",
    shownBy: [
      [list, "a firm without shipments offers to create one"],
      [list, "another financial year starts at page 1; one without shipments says so"],
    ],
  },
  {
    rule: "The footer has rows per page, the total count, page buttons with ellipsis, previous and next",
    shownBy: [
      [list, "page buttons have an ellipsis, and previous and next end where the list ends"],
      [list, "10, 50 or 100 rows a page may be chosen"],
      [list, "a page holds the 50 newest shipments with name, status if any and short date, and the total stands below"],
    ],
  },
  {
    rule: "Delete asks 'Are you sure you want to delete' the shipment's name '? This action cannot be undone.'",
    shownBy: [[list, "deleting is asked about by name, and afterwards the cached lists are gone and the list is fresh"]],
  },
  {
    rule: "After a deletion the session-storage entries under 'shipments-' are cleared and the list reloads",
    shownBy: [[list, "deleting is asked about by name, and afterwards the cached lists are gone and the list is fresh"]],
  },
  {
    rule: "Lists are cached in session storage under keys that start with 'shipments-'",
    shownBy: [
      [list, "the list is shown at once as it was, and then refreshed under the focus"],
      [list, "a cached list of another user is never shown, and signing out drops all of them"],
    ],
  },
  {
    rule: "Without a firm id: 'Firm ID not found. Please go back and select a firm.' and /dashboard",
    shownBy: [[list, "an address without a firm, or with one that is not the user's, leads home and says so"]],
  },
  {
    rule: "A list that cannot be loaded says why and is tried again",
    shownBy: [[list, "a list that cannot be loaded says why and is tried again"]],
  },
  {
    rule: "The list asks for the newest first; the base filter answers the oldest first",
    shownBy: [
      [list, "the list asks once, for the days of the financial year as instants, newest first"],
      [listApi, "has the 50 oldest unless told otherwise, the total, and whether more follow"],
      [listApi, "is sorted by the time of creation either way"],
    ],
  },
  {
    rule: "A shipment's page has Back to the firm's page, Edit, and Actions",
    shownBy: [[detail, "the page names the shipment and has Back, Edit and the seven actions in their order"]],
  },
  {
    rule: "Actions: Upload Documents, Generate Contract, Proforma Invoice, Invoice, Packing List, Custom Document, Merge Documents",
    shownBy: [[detail, "the page names the shipment and has Back, Edit and the seven actions in their order"]],
  },
  {
    rule: "Shipment Details: notes, and numbers and dates of invoice, PI and contract",
    shownBy: [
      [detail, "another seller and the notes stand as entered; numbers and dates wait for their documents"],
      [
        "tests/web/documents.test.ts",
        "the proforma invoice is generated, joins the attachments at once, and its numbers stand on the shipment",
      ],
    ],
  },
  {
    rule: "Shipment Details: Exporter, Seller, Consignee, Notify n, and broker",
    shownBy: [
      [detail, "parties, route and terms stand as they were saved"],
      [detail, "another seller and the notes stand as entered; numbers and dates wait for their documents"],
    ],
  },
  {
    rule: "Shipment Details: shipping information",
    shownBy: [[detail, "parties, route and terms stand as they were saved"]],
  },
  {
    rule: "Shipment Details: products table, total net and gross weight",
    shownBy: [[detail, "each product line shows packages, weights, quantity, rate and amount, and the sums stand below"]],
  },
  {
    rule: "Shipment Details: charges",
    shownBy: [[detail, "charges lead from the subtotal to the total; FOB, freight, insurance and commission stand apart"]],
  },
  {
    rule: "Shipment Details: container details",
    shownBy: [[detail, "containers are listed with their seals and weights; a bulk shipment has none"]],
  },
  {
    rule: "Shipment Details: bank details and declaration",
    shownBy: [[detail, "parties, route and terms stand as they were saved"]],
  },
  {
    rule: "A missing shipment: 'Shipment details not found' with Go Back",
    shownBy: [[detail, "a shipment that is not there, or another owner's, is told with the way back to the firm"]],
  },
  {
    rule: "A missing shipment says 'No shipment data received from server'",
    shownBy: [[detail, "a shipment that is not there, or another owner's, is told with the way back to the firm"]],
  },
  {
    rule: "A missing id: 'Shipment ID not found. Please go back and select a shipment.' and /dashboard",
    shownBy: [[detail, "an address without a shipment's id leads home and says why"]],
  },
  {
    rule: "A shipment that cannot be loaded: 'Failed to fetch shipment details'",
    shownBy: [[detail, "a server that cannot tell the shipment is told as such, and another try is offered"]],
  },
  {
    rule: "A shipment keeps its parties, bank and products as they were when it was saved",
    shownBy: [
      ["tests/api/shipment/shipmentSnapshots.test.ts", "does not change when master data is edited or deleted"],
      [saving, "a shipment keeps parties that the master data no longer has"],
    ],
  },
];
