import type { RecordValues } from "../check.ts";
import type { PresetOffer } from "./preset.ts";

/** A template of the shipment's own particulars and a statement. */
function template(name: string, statement: string) {
  const particulars = "Invoice No. {{invoice.no}} dated {{invoice.date}}\nConsignee: {{consignee.name}}, {{consignee.country}}";
  return { label: name, value: { name, heading: name.toUpperCase(), body: `${particulars}\n\n${statement}` } };
}

/** Five papers that buyers and banks often ask for, and for which there is no dialog. */
export const documentTemplatePresets: PresetOffer<RecordValues> = {
  presets: [
    template(
      "Weight Note",
      "We certify that the goods were weighed before stuffing, and that these weights are true and correct:\n\nTotal packages: {{totals.packages}}\nTotal net weight: {{totals.net}}\nTotal gross weight: {{totals.gross}}",
    ),
    template(
      "Non-GMO Declaration",
      "We declare that, to the best of our knowledge, the goods of this invoice are not genetically modified.",
    ),
    template(
      "Quality Certificate",
      "We certify that the goods of this invoice were inspected before shipment, and that they conform to the specification agreed in the contract.",
    ),
    template(
      "Wood Packing Declaration",
      "We declare that any wood packing material of this consignment has been treated and marked by ISPM 15, or that the consignment contains none.",
    ),
    template(
      "Packing Certificate",
      "We certify that the goods are packed in new, sound packages fit for carriage by sea, from {{route.portOfLoading}} to {{route.portOfDischarge}}.",
    ),
  ],
  note: "Drafts: compare them with the words that the letter of credit or the buyer asks for.",
};
