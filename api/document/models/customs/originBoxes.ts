import type { OriginRequest } from "#domain/documents/customs/origin.ts";

/** What a box of a data sheet shows; `blank` is for the agency that issues the certificate. */
export type OriginValue =
  | "exporter"
  | "manufacturer"
  | "consignee"
  | "transport"
  | "country"
  | "destination"
  | "remarks"
  | "thirdParty"
  | "remarksAndThirdParty"
  | "placeAndDate"
  | "blank";

/** What a column of the goods shows. */
export type OriginColumn = "item" | "marks" | "packages" | "packagesAndHs" | "hs" | "criterion" | "weight" | "invoice";

type Numbered<Value> = { box: string; label: string; value: Value };

/** The boxes of a certificate in their order: those above the goods, the columns of the goods, those below. */
export type OriginBoxes = {
  above: readonly Numbered<OriginValue>[];
  columns: readonly Numbered<OriginColumn>[];
  below: readonly Numbered<OriginValue>[];
};

const item = { label: "Item number", value: "item" } as const;
const marks = { label: "Marks and numbers", value: "marks" } as const;
const invoice = { label: "Invoice number and date", value: "invoice" } as const;
const weight = { label: "Gross weight or other quantity", value: "weight" } as const;
const criterion = { label: "Origin criterion", value: "criterion" } as const;
const described = { label: "Number and kind of packages; description; HS", value: "packagesAndHs" } as const;
const declared = { label: "Declaration: country of origin", value: "country" } as const;
const signed = { label: "Declaration: place and date", value: "placeAndDate" } as const;

/** The certificates of origin whose data Lading lays out, each in the order of its boxes. It never draws the certificate. */
export const originBoxes: Record<OriginRequest["format"], OriginBoxes> = {
  NON_PREFERENTIAL: {
    above: [
      { box: "1", label: "Exporter", value: "exporter" },
      { box: "2", label: "Consignee", value: "consignee" },
      { box: "3", label: "Country of origin", value: "country" },
      { box: "4", label: "Transport details", value: "transport" },
      { box: "5", label: "Remarks", value: "remarks" },
    ],
    columns: [
      { box: "6", ...item },
      { box: "6", ...marks },
      { box: "6", label: "Number and kind of packages; description", value: "packages" },
      { box: "7", label: "HS code", value: "hs" },
      { box: "8", ...weight },
      { box: "9", ...invoice },
    ],
    below: [{ box: "10", label: "Declaration by the exporter: place and date", value: "placeAndDate" }],
  },
  GSP_FORM_A: {
    above: [
      { box: "1", label: "Goods consigned from", value: "exporter" },
      { box: "2", label: "Goods consigned to", value: "consignee" },
      { box: "3", label: "Means of transport and route", value: "transport" },
      { box: "4", label: "For official use", value: "blank" },
    ],
    columns: [
      { box: "5", ...item },
      { box: "6", ...marks },
      { box: "7", ...described },
      { box: "8", ...criterion },
      { box: "9", ...weight },
      { box: "10", ...invoice },
    ],
    below: [
      { box: "11", label: "Certification", value: "blank" },
      { box: "12", ...declared },
      { box: "12", label: "Declaration: importing country", value: "destination" },
      { box: "12", ...signed },
    ],
  },
  INDIA_UAE: {
    above: [
      { box: "1", label: "Exporter's name, address and country", value: "exporter" },
      { box: "2", label: "Manufacturer's name, address and country", value: "manufacturer" },
      { box: "3", label: "Importer's or consignee's name, address and country", value: "consignee" },
      { box: "4", label: "Transport details", value: "transport" },
    ],
    columns: [
      { box: "5", ...item },
      { box: "5", ...marks },
      { box: "5", ...described },
      { box: "6", ...criterion },
      { box: "7", ...weight },
      { box: "8", ...invoice },
    ],
    below: [
      { box: "9", label: "Remarks", value: "remarks" },
      { box: "10", label: "Third-party invoicing", value: "thirdParty" },
      { box: "11", ...declared },
      { box: "11", ...signed },
      { box: "12", label: "Certification", value: "blank" },
    ],
  },
  ASEAN_INDIA: {
    above: [
      { box: "1", label: "Goods consigned from", value: "exporter" },
      { box: "2", label: "Goods consigned to", value: "consignee" },
      { box: "3", label: "Means of transport and route", value: "transport" },
      { box: "4", label: "For official use", value: "blank" },
    ],
    columns: [
      { box: "5", ...item },
      { box: "6", ...marks },
      { box: "7", ...described },
      { box: "8", ...criterion },
      { box: "9", ...weight },
      { box: "10", ...invoice },
    ],
    below: [
      { box: "11", ...declared },
      { box: "11", label: "Declaration: importing country", value: "destination" },
      { box: "11", ...signed },
      { box: "12", label: "Certification", value: "blank" },
      { box: "13", label: "Remarks; third-country invoicing", value: "remarksAndThirdParty" },
    ],
  },
  INDIA_MAURITIUS: {
    above: [
      { box: "1", label: "Exporter's name, address and country", value: "exporter" },
      { box: "2", label: "Importer's (consignee's) name, address and country", value: "consignee" },
      { box: "3", label: "Transport details", value: "transport" },
    ],
    columns: [
      { box: "4", ...item },
      { box: "4", ...marks },
      { box: "4", ...described },
      { box: "5", ...criterion },
      { box: "6", ...weight },
      { box: "7", ...invoice },
    ],
    below: [
      { box: "8", label: "Remarks", value: "remarks" },
      { box: "9", ...declared },
      { box: "9", ...signed },
      { box: "10", label: "Certification", value: "blank" },
    ],
  },
};
