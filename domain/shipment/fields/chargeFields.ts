import type { FieldTable } from "./fieldDefinition.ts";

/** The charges as entered, in the shipment's currency; the tax is computed. */
export const chargeFields = {
  discount: {
    label: "Discount",
    type: "figure",
    description: "Deducted from the subtotal, which it must not exceed, such as 625.",
    example: 625,
    history: "discount",
    merge: null,
  },
  gstPercentage: {
    label: "GST",
    type: "figure",
    description: "Goods and services tax in percent, 0 to 100, such as 18.",
    example: 0,
    history: "GST percentage",
    merge: null,
  },
  advance: {
    label: "Advance",
    type: "figure",
    description: "Payment already received, deducted after GST; at most the invoice value, such as 16500.",
    example: 0,
    history: "advance",
    merge: null,
  },
  fob: {
    label: "FOB",
    type: "figure",
    description: "Free-on-board value, such as 54500, for the price break-up; not part of the total.",
    example: 54500,
    history: "FOB",
    merge: null,
  },
  freight: {
    label: "Freight",
    type: "figure",
    description: "Freight, such as 2000, for the price break-up; not part of the total.",
    example: 2000,
    history: "freight",
    merge: null,
  },
  insurance: {
    label: "Insurance",
    type: "figure",
    description: "Insurance, such as 450, for the price break-up; not part of the total.",
    example: 0,
    history: "insurance",
    merge: null,
  },
  commission: {
    label: "Commission",
    type: "figure",
    description: "The broker's commission, such as 250, for information; not part of the total.",
    example: 250,
    history: "commission",
    merge: null,
  },
} as const satisfies FieldTable;

export type ChargeFields = typeof chargeFields;

const { gstPercentage: _percentage, ...amounts } = chargeFields;
/** The charges that are amounts of money. */
export const amountFields = amounts;
