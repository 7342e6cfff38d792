import { aPdf } from "../../files/pdfs.ts";
import { aPng } from "../../files/images.ts";
import { address, bank, clauses, firm, shipment, unit, type Known } from "./mutationInputs.ts";

/** A mutation, sent with that input; `reads` is what is read of its payload, `learns` what later steps need of that, by its path. */
export type Step = {
  mutation: string;
  input: (known: Known) => object;
  reads?: string;
  learns?: Record<string, string>;
  /** The content of a file, for inputs that have a `file`. */
  file?: () => Promise<Buffer>;
};

const pdf = () => aPdf(["Bill of lading"]);
const png = async () => aPng({ width: 60, height: 12 });

/** Create, update and delete of a flat kind; the second record of each is the one that goes. */
function record(type: string, values: object, key = type.charAt(0).toLowerCase() + type.slice(1)): Step[] {
  const reads = `${key} { id }`;
  return [
    { mutation: `create${type}`, input: () => values, reads: `${reads} ${key}Edge { cursor }`, learns: { [type]: `${key}.id` } },
    { mutation: `create${type}`, input: () => values, reads, learns: { [`spare${type}`]: `${key}.id` } },
    { mutation: `update${type}`, input: (known) => ({ id: known[type], ...values }), reads },
    { mutation: `delete${type}`, input: (known) => ({ id: known[`spare${type}`] }), reads: `deleted${type}Id` },
  ];
}

const documents: Step[] = Object.entries({
  generateContract: { contractNo: "C/1", contractDate: "2025-11-10", fields: clauses.fields },
  generateProformaInvoice: { piNo: "PI/1", piDate: "2025-11-11" },
  generateInvoice: { invoiceNo: "TV/42", invoiceDate: "2025-11-12" },
  generatePackingList: { invoiceNo: "TV/42", invoiceDate: "2025-11-12" },
  generateCustomDocument: { name: "Weight note", body: "We certify" },
  generateDocument: { document: { packingList: { invoiceNo: "TV/42", invoiceDate: "2025-11-12" } } },
}).map(([mutation, values]) => ({
  mutation,
  input: (known) => ({ shipmentId: known["Shipment"], ...values }),
  reads: "attachment { id name sizeInMB updatedAt } attachmentEdge { cursor } shipment { id }",
  learns: { [mutation]: "attachment.id" },
}));

const column = "column { id columnId name width }";
const row = "row { values { colour cells } }";

/** Every mutation of the schema that a server of the contract can do, at least once, in an order that leaves one of everything. */
export const everyMutation: Step[] = [
  {
    mutation: "signUp",
    input: () => ({ name: "Asha Mehta", email: "asha@tarangvel.example", password: "monsoon-42", type: "EXPORTER" }),
    reads: "jwt viewer { id name }",
    learns: { jwt: "jwt" },
  },
  { mutation: "logIn", input: () => ({ email: "asha@tarangvel.example", password: "monsoon-42" }), reads: "jwt viewer { id }" },
  { mutation: "changePassword", input: () => ({ oldPassword: "monsoon-42", newPassword: "monsoon-43" }), reads: "viewer { id }" },
  { mutation: "updateProfile", input: () => ({ name: "Asha M. Mehta" }), reads: "viewer { name }" },
  { mutation: "setOnboardingStatus", input: () => ({ status: "ONBOARDING_COMPLETED" }), reads: "viewer { status }" },
  { mutation: "addListItem", input: () => ({ list: "CURRENCIES", item: "USD" }), reads: "viewer { currencies }" },
  {
    mutation: "replaceListItems",
    input: () => ({ list: "PAYMENT_TERMS", items: ["L/C at sight", "CAD"] }),
    reads: "viewer { paymentTerms }",
  },
  {
    mutation: "uploadFirmImage",
    input: () => ({ file: null, type: "STAMP_SIGN" }),
    reads: "key image { url }",
    learns: { stamp: "key" },
    file: png,
  },
  ...record("Buyer", { name: "Al Marjan", address: "Dubai", country: "United Arab Emirates" }),
  ...record("Broker", { name: "Levant" }),
  ...record("LoadingPort", { name: "Mundra", country: "India" }),
  ...record("DischargePort", { name: "Jebel Ali", country: "United Arab Emirates" }),
  ...record("PackagingUnit", unit),
  ...record("Goods", { name: "1121 GOLDEN SELLA", hsnCode: "10063012" }),
  ...record("DocumentTemplate", { name: "Weight note", body: "We certify" }),
  ...record("ContractFormat", clauses),
  {
    mutation: "createFirm",
    input: (known) => firm(known),
    reads: "firm { id addresses { addressId } bankDetails { bankId } } firmEdge { cursor }",
    learns: { Firm: "firm.id", address: "firm.addresses.0.addressId", bank: "firm.bankDetails.0.bankId" },
  },
  { mutation: "createFirm", input: (known) => firm(known), reads: "firm { id }", learns: { spareFirm: "firm.id" } },
  {
    mutation: "updateFirm",
    input: (known) =>
      firm(known, {
        id: known["Firm"],
        addresses: [{ ...address, addressId: known["address"] }],
        bankDetails: [{ ...bank, bankId: known["bank"] }],
      }),
    reads: "firm { name }",
  },
  { mutation: "deleteFirm", input: (known) => ({ id: known["spareFirm"] }), reads: "deletedFirmId" },
  { mutation: "createShipment", input: shipment, reads: "shipment { id } shipmentEdge { cursor }", learns: { Shipment: "shipment.id" } },
  {
    mutation: "updateShipment",
    input: (known) => ({ id: known["Shipment"], ...shipment(known), vessel: "MV Kaveri" }),
    reads: "shipment { vessel }",
  },
  {
    mutation: "duplicateShipment",
    input: (known) => ({ id: known["Shipment"], name: "The second half" }),
    reads: "shipment { id name address { addressId } } shipmentEdge { cursor }",
    learns: { copy: "shipment.id" },
  },
  { mutation: "deleteShipment", input: (known) => ({ id: known["copy"] }), reads: "deletedShipmentId" },
  ...documents,
  {
    mutation: "uploadAttachment",
    input: (known) => ({ shipmentId: known["Shipment"], type: "BILL_OF_LADING", name: "Bill", file: null }),
    reads: "attachment { id name type } attachmentEdge { cursor } shipment { id }",
    learns: { upload: "attachment.id" },
    file: pdf,
  },
  {
    mutation: "mergeAttachments",
    input: (known) => ({
      shipmentId: known["Shipment"],
      name: "Folder",
      attachmentIds: [known["generateInvoice"], known["upload"]],
    }),
    reads: "attachment { id name type } attachmentEdge { cursor } shipment { id }",
  },
  { mutation: "renameAttachment", input: (known) => ({ id: known["upload"], name: "Draft bill" }), reads: "attachment { name }" },
  { mutation: "deleteAttachment", input: (known) => ({ id: known["upload"] }), reads: "deletedAttachmentId shipment { id }" },
  {
    mutation: "addStatsColumn",
    input: ({ Firm }) => ({ firmId: Firm, name: "Agent" }),
    reads: column,
    learns: { column: "column.id", columnId: "column.columnId" },
  },
  {
    mutation: "addStatsColumn",
    input: ({ Firm }) => ({ firmId: Firm, name: "Surveyor" }),
    reads: column,
    learns: { spareColumn: "column.id" },
  },
  { mutation: "renameStatsColumn", input: (known) => ({ id: known["column"], name: "Broker's agent" }), reads: column },
  { mutation: "resizeStatsColumn", input: (known) => ({ id: known["column"], width: 200 }), reads: column },
  { mutation: "deleteStatsColumn", input: (known) => ({ id: known["spareColumn"] }), reads: "deletedStatsColumnId" },
  { mutation: "updateStatsCell", input: ({ Shipment, columnId }) => ({ shipmentId: Shipment, columnId, value: "Gulf" }), reads: row },
  {
    mutation: "updateStatsCells",
    input: ({ Shipment, columnId }) => ({ cells: [{ shipmentId: Shipment, columnId, value: "Gulf" }] }),
    reads: "rows { values { colour } }",
  },
  {
    mutation: "setStatsRowColour",
    input: ({ Shipment }) => ({ shipmentIds: [Shipment], colour: "LIGHT_GREEN" }),
    reads: "rows { values { colour } }",
  },
];
