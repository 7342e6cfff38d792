import type { ContractRequest, InvoiceRequest, PackingListRequest, ProformaInvoiceRequest } from "#domain/document.ts";

/** The contract of the rice case, its five sections in the user's order. */
export function aContractRequest(given: Partial<ContractRequest> = {}): ContractRequest {
  return {
    contractNumber: "TV/SC/2025/031",
    contractDate: "06/10/2025",
    insurance: "To be covered by Seller for 110% of invoice value, Institute Cargo Clauses (A)",
    surveyor: "Independent surveyor nominated by Buyer at Buyer cost",
    shipmentPeriod: "On or before 30/11/2025",
    fields: [
      {
        name: "Quality Inspection",
        value: "Quality and weight final at load port as per certificate issued by the appointed surveyor at the cost of the Seller.",
      },
      { name: "Packing", value: "In new PP bags of the declared net weight, even running count, marks as per Buyer's instructions." },
      { name: "Quantity Tolerance", value: "Plus/minus 5 percent at Seller's option at contract price." },
      {
        name: "Force Majeure",
        value: "Neither party is liable for failure to perform caused by events beyond its reasonable control, notified within 7 days.",
      },
      { name: "Arbitration", value: "Disputes to be settled by arbitration in London under GAFTA Arbitration Rules No. 125." },
    ],
    letterhead: true,
    mentionNotify: true,
    ...given,
  };
}

export function aProformaRequest(given: Partial<ProformaInvoiceRequest> = {}): ProformaInvoiceRequest {
  return {
    piNo: "TV/PI/025/25-26",
    piDate: "03/10/2025",
    contractNo: "TV/SC/2025/031",
    contractDate: "06/10/2025",
    printCNF: true,
    printSpecification: true,
    printCommission: false,
    letterhead: true,
    remarks: "Offer valid for 7 days.",
    ...given,
  };
}

export function anInvoiceRequest(given: Partial<InvoiceRequest> = {}): InvoiceRequest {
  return {
    invoiceNo: "TV/EXP/042/25-26",
    invoiceDate: "12/11/2025",
    piNo: "TV/PI/025/25-26",
    piDate: "03/10/2025",
    contractNo: "TV/SC/2025/031",
    contractDate: "06/10/2025",
    printCNF: true,
    printSpecification: true,
    printCommission: true,
    addPL: true,
    letterhead: true,
    remarks: "Drawn under L/C GLB/ILC/25/00417",
    ...given,
  };
}

export function aPackingListRequest(given: Partial<PackingListRequest> = {}): PackingListRequest {
  return {
    invoiceNo: "TV/EXP/042/25-26",
    invoiceDate: "12/11/2025",
    piNo: "TV/PI/025/25-26",
    piDate: "03/10/2025",
    contractNo: "TV/SC/2025/031",
    contractDate: "06/10/2025",
    printSpecification: false,
    letterhead: true,
    remarks: "",
    ...given,
  };
}
