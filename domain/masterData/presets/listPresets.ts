import type { ListSetting } from "../kind.ts";
import { textPreset, type Preset, type PresetOffer } from "./preset.ts";

type Place = { readonly name: string; readonly country: string };

/** What the presets of lists are made from: the user's places, countries and firms. */
export type PresetSources = {
  loadingPorts: readonly Place[];
  dischargePorts: readonly Place[];
  originCountries: readonly string[];
  firms: readonly { readonly lutArn: string; readonly lutDate: string }[];
};

/** The eleven rules of Incoterms 2020, and whether the place that each names is the seller's or the buyer's. */
const rules = [
  ["FOB", "origin"],
  ["CFR", "destination"],
  ["CIF", "destination"],
  ["EXW", "origin"],
  ["FCA", "origin"],
  ["CPT", "destination"],
  ["CIP", "destination"],
  ["DAP", "destination"],
  ["DPU", "destination"],
  ["DDP", "destination"],
  ["FAS", "origin"],
] as const;

const paymentTerms: readonly Preset<string>[] = [
  { label: "Advance", value: "100% advance by T/T" },
  { label: "30% advance", value: "30% advance by T/T, balance 70% against scan copy of documents" },
  { label: "L/C at sight", value: "100% irrevocable L/C at sight" },
  { label: "L/C 90 days", value: "100% irrevocable L/C, 90 days from B/L date" },
  { label: "D/P at sight", value: "CAD - cash against documents through bank (D/P at sight)" },
  { label: "D/A 60 days", value: "D/A 60 days from B/L date" },
  { label: "Open account 60 days", value: "Open account, 60 days from B/L date" },
];

const currencies = ["USD", "EUR", "GBP", "INR", "AED", "SAR", "CNY", "JPY", "AUD", "CAD", "SGD"].map(textPreset);

/** The entries that many exporters have in a list; none for countries, which are picked. */
export function listPresets(setting: ListSetting, sources: PresetSources): PresetOffer<string> {
  switch (setting) {
    case "SHIPMENT_TERMS":
      return { presets: shipmentTerms(sources), note: "The place is your first port: edit it if you deliver elsewhere." };
    case "PAYMENT_TERMS":
      return { presets: paymentTerms };
    case "CURRENCIES":
      return { presets: currencies };
    case "DECLARATIONS":
      return {
        presets: declarations(sources),
        note: "Drafts after rule 46 of the CGST Rules, 2017, for Indian exporters: have your tax adviser confirm the words.",
      };
    case "ORIGIN_COUNTRIES":
    case "DESTINATION_COUNTRIES":
      return { presets: [] };
  }
}

/** Each rule with its named place; a rule whose place is not known yet is left out. */
function shipmentTerms({ loadingPorts: [from], dischargePorts: [to] }: PresetSources): Preset<string>[] {
  return rules.flatMap(([rule, side]) => {
    const place = side === "origin" ? from : to;
    return place ? [{ label: rule, value: `${rule} ${place.name}, ${place.country} (Incoterms 2020)` }] : [];
  });
}

const truth = "We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.";
const withoutTax = "SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX.";
const withTax = "SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX.";

/** The endorsements of an export from India; exporters elsewhere are offered the plain declaration alone. */
function declarations({ firms, originCountries }: PresetSources): Preset<string>[] {
  const plain = { label: "Actual price", value: truth };
  if (!originCountries.includes("India")) return [plain];
  return [
    plain,
    { label: "LUT", value: `${withoutTax}${undertaking(firms)} ${truth}` },
    { label: "Bond", value: `${withoutTax} ${truth}` },
    { label: "IGST paid", value: `${withTax} ${truth}` },
  ];
}

/** The letter of undertaking of the only firm. Of several firms each has its own, which invoices then print by themselves (R-443). */
function undertaking([firm, ...others]: PresetSources["firms"]): string {
  if (!firm?.lutArn || others.length > 0) return "";
  return ` LUT ARN: ${firm.lutArn}${firm.lutDate ? ` DATED ${firm.lutDate}` : ""}.`;
}
