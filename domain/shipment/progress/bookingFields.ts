import type { TransportTable } from "./transportField.ts";

/** How the goods travel. */
export const bookingFields = {
  bookingNo: {
    label: "Booking No.",
    type: "text",
    description: "The carrier's booking number.",
    example: "MUN25110442",
    history: "booking number",
  },
  carrier: {
    label: "Carrier",
    type: "text",
    description: "The shipping line or other carrier.",
    example: "Gulf Pioneer Lines",
    history: "carrier",
  },
  voyage: { label: "Voyage", type: "text", description: "The voyage number.", example: "214W", history: "voyage" },
  forwarder: {
    label: "Forwarder",
    type: "text",
    description: "The freight forwarder.",
    example: "Saurashtra Freight Forwarders",
    history: "forwarder",
  },
  etd: { label: "ETD", type: "date", description: "The estimated day of departure.", example: "18/11/2025", history: "ETD" },
  eta: {
    label: "ETA",
    type: "date",
    description: "The estimated day of arrival; also the planned date of the milestone ARRIVED.",
    example: "24/11/2025",
    history: "ETA",
  },
  placeOfDelivery: {
    label: "Place of Delivery",
    type: "text",
    description: "Where the carrier hands over the goods.",
    example: "Jebel Ali CFS",
    history: "place of delivery",
  },
  transhipmentPort: {
    label: "Transhipment Port",
    type: "text",
    description: "Where the goods change the vessel.",
    example: "Colombo",
    history: "transhipment port",
  },
  freightTerm: {
    label: "Freight",
    type: "choice",
    choices: { PREPAID: "Prepaid", COLLECT: "Collect" },
    description: "Whether the shipper pays the freight (PREPAID) or the consignee (COLLECT).",
    example: "PREPAID",
    history: "freight term",
  },
  freightPayableAt: {
    label: "Freight Payable at",
    type: "text",
    description: "Where the freight is paid.",
    example: "Mundra",
    history: "place of freight payment",
  },
  freeDaysOrigin: {
    label: "Free Days at Origin",
    type: "count",
    description: "Days without detention or demurrage at the port of loading.",
    example: 7,
    history: "free days at origin",
  },
  freeDaysDestination: {
    label: "Free Days at Destination",
    type: "count",
    description: "Days without detention or demurrage at the port of discharge.",
    example: 14,
    history: "free days at destination",
  },
} as const satisfies TransportTable;
