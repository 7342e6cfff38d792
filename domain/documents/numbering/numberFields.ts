/** The numbers that a shipment keeps for its documents, each with its date. */
export const numberedFields = { contractNo: "contractDate", piNo: "piDate", invoiceNo: "invoiceDate" } as const;
export type NumberField = keyof typeof numberedFields;

/** The numbers in the order of their documents. */
export const numberFields = ["contractNo", "piNo", "invoiceNo"] as const satisfies readonly NumberField[];
