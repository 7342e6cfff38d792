import type { ListKind } from "../kind.ts";

/** Terms of delivery by Incoterms 2020, such as "CIF Jebel Ali Port, UAE (Incoterms 2020)". */
export const shipmentTerm: ListKind = {
  name: "shipmentTerm",
  noun: "shipment term",
  title: "Shipment Terms",
  label: "Shipment Term",
  path: "shipment-terms",
  nextBlocked: "Please add at least one shipment term before proceeding",
  rest: { path: "shipment-term", key: "term", list: "shipmentTerms" },
  setting: "SHIPMENT_TERMS",
  field: {
    name: "term",
    label: "Shipment Term",
    input: "text",
    required: true,
    maxLength: 500,
    hint: "Incoterms 2020, such as FOB and CIF",
    description: "A term of delivery by Incoterms 2020, with its named place.",
  },
  empty: "Please enter a shipment term",
  duplicate: "This shipment term already exists",
  enterSubmits: true,
};
