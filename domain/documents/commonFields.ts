/** Fields that several documents share. */
export const piNumber = {
  type: "number",
  name: "piNo",
  label: "PI Number",
  description: 'Number of the proforma invoice, such as "TV/PI/025/25-26".',
  stores: "piNo",
} as const;

export const piDate = {
  type: "date",
  name: "piDate",
  label: "PI Date",
  description: "Date of the proforma invoice.",
  stores: "piDate",
} as const;

export const contractNumber = {
  type: "number",
  name: "contractNo",
  label: "Contract Number",
  description: 'Number of the contract, such as "TV/SC/2025/031".',
  stores: "contractNo",
} as const;

export const contractDate = {
  type: "date",
  name: "contractDate",
  label: "Contract Date",
  description: "Date of the contract.",
  stores: "contractDate",
} as const;

export const invoiceNumber = {
  type: "number",
  name: "invoiceNo",
  label: "Invoice Number",
  description: 'Number of the commercial invoice, such as "TV/EXP/042/25-26".',
  required: true,
  stores: "invoiceNo",
} as const;

export const invoiceDate = {
  type: "date",
  name: "invoiceDate",
  label: "Invoice Date",
  description: "Date of the commercial invoice.",
  required: true,
  stores: "invoiceDate",
} as const;

/** The date of a paper that stores none on the shipment. */
export const ownDate = {
  type: "date",
  name: "date",
  label: "Date",
  description: "Its date.",
  required: true,
  proposed: "{{today}}",
} as const;

export const remarks = {
  type: "longText",
  name: "remarks",
  label: "Remarks",
  description: "Text printed below the figures.",
  maxLength: 5000,
  example: "Freight prepaid",
} as const;

export const printCNF = {
  type: "flag",
  name: "printCNF",
  label: "Print CNF",
  description: "Print the price break-up: FOB value, freight and CNF value; with insurance also the insurance and the CIF value.",
  hint: "A break-up of the price into FOB, freight and insurance; the total stays.",
  default: false,
  memo: "breakUp",
} as const;

export const printCommission = {
  type: "flag",
  name: "printCommission",
  label: "Print Commission",
  description: "Print the commission payable to the broker, as a memo.",
  hint: "A memo of the broker's commission; the total stays.",
  default: false,
  memo: "commission",
} as const;

export const printSpecification = {
  type: "flag",
  name: "printSpecification",
  label: "Print Specification",
  description: "Print each product's specification under its description.",
  default: false,
} as const;

export const letterhead = {
  type: "flag",
  name: "letterhead",
  label: "Letterhead",
  description: "Print the firm's letterhead on the first page (the default). If false, the page shows the firm's name and address as text.",
  default: true,
} as const;

export const lcNumber = {
  type: "text",
  name: "lcNo",
  label: "L/C Number",
  description: "Number of the letter of credit; blank if there is none.",
  maxLength: 255,
  example: "GLB/ILC/25/00417",
  proposed: "{{lc.no}}",
  fills: "lcNo",
} as const;

export const lcDate = {
  type: "date",
  name: "lcDate",
  label: "L/C Date",
  description: "Date of issue of the letter of credit.",
  proposed: "{{lc.date}}",
  fills: "lcDate",
} as const;

export const lcIssuingBank = {
  type: "text",
  name: "lcIssuingBank",
  label: "L/C Issuing Bank",
  description: "The bank that issued the letter of credit.",
  maxLength: 255,
  example: "Gulf Lending Bank, Dubai",
  proposed: "{{lc.issuingBank}}",
  fills: "lcIssuingBank",
} as const;

export const blNumber = {
  type: "text",
  name: "blNo",
  label: "B/L Number",
  description: "Number of the bill of lading; blank if it is not issued yet.",
  maxLength: 255,
  example: "GPLMUN2511442",
  transport: "blNo",
} as const;

export const blDate = {
  type: "date",
  name: "blDate",
  label: "B/L Date",
  description: "Date of the bill of lading.",
  transport: "blDate",
} as const;

export const onBoardDate = {
  type: "date",
  name: "onBoardDate",
  label: "On Board Date",
  description: "The day on which the goods were loaded on board: the date of shipment.",
  transport: "onBoardDate",
} as const;

export const bookingNumber = {
  type: "text",
  name: "bookingNo",
  label: "Booking No.",
  description: "The carrier's booking number.",
  maxLength: 255,
  example: "MUN25110442",
  transport: "bookingNo",
} as const;

export const voyage = {
  type: "text",
  name: "voyage",
  label: "Voyage",
  description: "The voyage number, if the vessel's name does not say it.",
  maxLength: 255,
  example: "214W",
  transport: "voyage",
} as const;

export const carrier = {
  type: "text",
  name: "carrier",
  label: "Carrier",
  description: "The shipping line or other carrier; blank prints no such row.",
  maxLength: 255,
  example: "Gulf Pioneer Lines",
  transport: "carrier",
} as const;

export const shippingBillNumber = {
  type: "text",
  name: "shippingBillNo",
  label: "Shipping Bill Number",
  description: "Number of the shipping bill.",
  maxLength: 100,
  example: "7120456",
  transport: "shippingBillNo",
} as const;

export const shippingBillDate = {
  type: "date",
  name: "shippingBillDate",
  label: "Shipping Bill Date",
  description: "Date of the shipping bill.",
  transport: "shippingBillDate",
} as const;

export const portCode = {
  type: "text",
  name: "portCode",
  label: "Port Code",
  description: "Customs' code of the port of export.",
  maxLength: 20,
  example: "INMUN1",
  transport: "portCode",
} as const;

/** Words of documents with a number and a date. */
export const numberedWords = {
  incomplete: "Please fill in all required fields",
  hint: "The document is drawn here once its number and date are filled in.",
} as const;
