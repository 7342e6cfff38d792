/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The fields of the invoice, and its shipment. */
export type GenerateInvoiceInput = {
  /** Append the packing list to the same file, with continuous page numbers. */
  addPL?: boolean | null | undefined;
  /** The roles of partners who may see it; empty for nobody. Omitted: the audience of the version that it replaces, else the sharing default of its type. */
  audience?: Array<PartnerRole> | null | undefined;
  /** Date of the contract. Generating stores it on the shipment. Blank keeps the stored one. Written as "2025-11-12". */
  contractDate?: string | null | undefined;
  /** Number of the contract, such as "TV/SC/2025/031". Generating stores it on the shipment. Blank keeps the stored one. */
  contractNo?: string | null | undefined;
  /** Date of the commercial invoice. Generating stores it on the shipment. A blank one is refused. Written as "2025-11-12". */
  invoiceDate: string;
  /** Number of the commercial invoice, such as "TV/EXP/042/25-26". Generating stores it on the shipment. A blank one is refused. */
  invoiceNo: string;
  /** Print the firm's letterhead on the first page (the default). If false, the page shows the firm's name and address as text. */
  letterhead?: boolean | null | undefined;
  /** Date of the proforma invoice. Generating stores it on the shipment. Blank keeps the stored one. Written as "2025-11-12". */
  piDate?: string | null | undefined;
  /** Number of the proforma invoice, such as "TV/PI/025/25-26". Generating stores it on the shipment. Blank keeps the stored one. */
  piNo?: string | null | undefined;
  /** Print the price break-up: FOB value, freight and CNF value; with insurance also the insurance and the CIF value. */
  printCNF?: boolean | null | undefined;
  /** Print the commission payable to the broker, as a memo. */
  printCommission?: boolean | null | undefined;
  /** Print each product's specification under its description. */
  printSpecification?: boolean | null | undefined;
  /** Text printed below the figures. */
  remarks?: string | null | undefined;
  /** Global id of the shipment. */
  shipmentId: string;
  /** `Shipment.version` as it was read: a change in between is then refused (CONFLICT). */
  version?: number | null | undefined;
};

/** What a partner, which is another office, is to the exporter's. */
export type PartnerRole =
  /** Brought exporter and importer together. */
  | 'BROKER'
  /** Customs house agent of the exporter. */
  | 'CHA'
  /** Buys the goods, or receives them. */
  | 'IMPORTER';

/** Kind of a refusal. */
export type UserErrorCode =
  /** It was changed by someone else since it was read; read it again. */
  | 'CONFLICT'
  /** It exists already. */
  | 'DUPLICATE'
  /** A value is invalid or missing. */
  | 'INVALID'
  /** It is still in use. */
  | 'IN_USE'
  /** An id or key names nothing of the user's. */
  | 'NOT_FOUND'
  /** Too many attempts; wait and try again. */
  | 'RATE_LIMITED'
  /** A file or text is larger than allowed. */
  | 'TOO_LARGE'
  /** A file's type is not accepted. */
  | 'UNSUPPORTED_TYPE';

export type FindShipmentQueryVariables = Exact<{
  find: string;
}>;


export type FindShipmentQuery = { viewer: { shipments: { nodes: Array<{ id: string, name: string, currency: string, totals: { invoiceValue: string } | null }> } } | null };

export type GenerateInvoiceMutationVariables = Exact<{
  input: GenerateInvoiceInput;
}>;


export type GenerateInvoiceMutation = { generateInvoice: { attachment: { name: string, downloadUrl: string | null } | null, errors: Array<{ message: string, field: Array<string> | null, code: UserErrorCode }> } };
