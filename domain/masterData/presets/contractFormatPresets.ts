import type { ContractField } from "../templates/contractFormat.ts";
import type { PresetOffer } from "./preset.ts";

type Format = { name: string; fields: ContractField[] };

const clauses = {
  forceMajeure:
    "Neither party is liable for a failure to perform caused by an event beyond its reasonable control. It shall notify the other party within 7 days. If the event lasts longer than 60 days, either party may cancel what is not yet performed.",
  title: "Risk passes by the Incoterms 2020 rule of this contract. Title passes to the Buyer against full payment.",
  law: "The law of the Seller's country applies. Disputes that the parties cannot settle go to the courts at the Seller's registered office.",
};

function format(name: string, fields: Record<string, string>): { label: string; value: Format } {
  return { label: name, value: { name, fields: Object.entries(fields).map(([field, value]) => ({ name: field, value })) } };
}

/** Contracts of three trades, as drafts. Each clause leaves out what only the parties know: standards, percentages of defects, tribunals. */
export const contractFormatPresets: PresetOffer<Format> = {
  presets: [
    format("Agri commodities", {
      Quality:
        "As per the specification of this contract. Quality and weight are final at the port of loading by the certificate of an independent surveyor.",
      Packing: "In new, sound bags of the declared net weight, marked by the Buyer's instructions.",
      "Quantity Tolerance": "Plus or minus 5 percent at the Seller's option, at the contract price.",
      Fumigation: "The Seller has the goods fumigated before shipment and sends the certificate with the documents.",
      "Force Majeure": clauses.forceMajeure,
      "Governing Law": clauses.law,
    }),
    format("Chemicals", {
      Quality: "As per the specification of this contract and the Seller's certificate of analysis of each lot.",
      Packing:
        "In new packages suitable for the product; for dangerous goods, in packages approved, marked and labelled by the applicable UN regulations.",
      "Safety Documents":
        "The Seller provides the safety data sheet before shipment. The Buyer sees to registrations and permits of the country of destination.",
      Claims: "Within 15 days after arrival at the port of discharge, in writing, with the report of an independent surveyor.",
      "Title and Risk": clauses.title,
      "Force Majeure": clauses.forceMajeure,
      "Governing Law": clauses.law,
    }),
    format("Textiles", {
      Quality:
        "As per the sample that the Buyer approved. Variations of shade and weight within the tolerance usual in the trade are accepted.",
      Inspection:
        "The Buyer or its agent may inspect the goods before shipment. Goods released for shipment are accepted as to visible condition.",
      Packing: "In export cartons or bales with moisture protection, marked and labelled by the Buyer's instructions.",
      "Quantity Tolerance": "Plus or minus 3 percent for each style and colour, at the contract price.",
      Claims: "Within 15 days after arrival at the port of discharge, in writing, with photographs and samples.",
      "Force Majeure": clauses.forceMajeure,
      "Governing Law": clauses.law,
    }),
  ],
  note: "Drafts, no legal advice: have them checked for your trade, and add arbitration if you agree on it.",
};
