import type { RecordValues } from "../check.ts";
import { documentTemplatePresets } from "./documentTemplatePresets.ts";
import type { PresetOffer } from "./preset.ts";

const packaging = (packageType: string, netWeight: string, grossWeight: string) => ({
  orderUnit: "MT",
  packingUnit: "KG",
  weight: "1000",
  packageType,
  netWeight,
  grossWeight,
});

/** What many exporters have of a kind of records, by the kind's name. */
export const recordPresets: Readonly<Record<string, PresetOffer<RecordValues>>> = {
  broker: { presets: [{ label: "Direct (no broker)", value: { name: "Direct (no broker)", country: "" } }] },
  packagingUnit: {
    presets: [
      { label: "Bag 25 KG", value: packaging("BAG", "25", "25.1") },
      { label: "Bag 50 KG", value: packaging("BAG", "50", "50.12") },
      { label: "Carton 20 KG", value: packaging("CARTON", "20", "21") },
      { label: "Drum 225 KG", value: packaging("DRUM", "225", "243") },
      { label: "Big bag 1,000 KG", value: packaging("BIG BAG", "1000", "1002.5") },
      {
        label: "Bulk",
        value: { orderUnit: "MT", packingUnit: "MT", weight: "1", packageType: "BULK", netWeight: "", grossWeight: "" },
      },
    ],
    note: "1 MT = 1,000 KG. Gross weights are typical: edit them if your package weighs otherwise.",
  },
  documentTemplate: documentTemplatePresets,
};
