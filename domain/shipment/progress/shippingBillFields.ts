import type { TransportTable } from "./transportField.ts";

/** What customs have confirmed. */
export const shippingBillFields = {
  shippingBillNo: {
    label: "Shipping Bill No.",
    type: "text",
    description: "The number of the shipping bill.",
    example: "6214087",
    history: "shipping bill number",
  },
  shippingBillDate: {
    label: "Shipping Bill Date",
    type: "date",
    isFact: true,
    description: "The day of the shipping bill.",
    example: "14/11/2025",
    history: "shipping bill date",
  },
  portCode: {
    label: "Port Code",
    type: "text",
    format: "portCode",
    description: "The customs' code of the port of export: 5 letters, and a digit or, of a land customs station, B.",
    example: "INMUN1",
    history: "port code",
  },
  leoDate: {
    label: "LEO Date",
    type: "date",
    isFact: true,
    description: "The day of the let export order.",
    example: "16/11/2025",
    history: "LEO date",
  },
} as const satisfies TransportTable;
