import { maxHeading } from "./import.ts";
import { importFields } from "./importFields.ts";
import type { ImportKind } from "./importKind.ts";
import { shipmentSynonyms } from "./shipmentColumns.ts";

/** What other programs call the fields; compared like labels, without spaces, signs and case. */
const synonyms: Record<string, readonly string[]> = {
  name: ["company", "company name", "customer", "customer name", "party", "party name", "title", "item", "item name", "description"],
  address: ["full address", "postal address", "street", "address line", "location"],
  country: ["nation", "country name", "land"],
  contactPerson: ["contact", "contact name", "attention", "attn", "person"],
  phone: ["telephone", "tel", "tel no", "mobile", "phone no", "phone number", "contact no"],
  email: ["mail", "e-mail", "email id", "e-mail address", "email address"],
  taxNumber: ["tax number", "vat", "vat no", "vat number", "tin", "tax id", "trn", "gst", "gstin"],
  bankName: ["bank"],
  bankSwiftCode: ["swift", "swift code", "bic"],
  hsnCode: ["hsn", "hs code", "hs", "hscode", "tariff", "tariff code", "customs code", "itc hs code", "hsn/sac"],
  specification: ["specifications", "spec", "quality"],
  sqcUnit: ["sqc", "uqc", "customs unit"],
  stateOfOrigin: ["state", "origin state"],
  orderUnit: ["order uom", "uom", "unit"],
  packingUnit: ["packing uom", "weight unit"],
  weight: ["factor", "conversion", "packing units per order unit"],
  packageType: ["package", "packing", "packaging", "type of package", "kind of package"],
  netWeight: ["net", "net wt", "net weight per package"],
  grossWeight: ["gross", "gross wt", "gross weight per package"],
  term: ["terms", "payment", "incoterm", "incoterms", "delivery term"],
  currency: ["code", "currency code", "iso code"],
  declaration: ["text", "declarations"],
};

/**
 * The field of each column by its heading, "" for none: a saved mapping first (fields by heading), then the fields' labels, names and
 * synonyms. No field is guessed twice (R-752).
 */
export function guessColumns(kind: ImportKind, headings: readonly string[], saved: ReadonlyMap<string, string> = new Map()): string[] {
  const fields = importFields(kind);
  const taken = new Set<string>();
  const guessed: string[] = headings.map(() => "");
  const take = (find: (heading: string) => string | undefined) => {
    for (const [column, heading] of headings.entries()) {
      const name = guessed[column] === "" && heading.trim() !== "" ? find(heading) : undefined;
      if (name === undefined || taken.has(name)) continue;
      taken.add(name);
      guessed[column] = name;
    }
  };
  take((heading) => fields.find(({ name }) => name === saved.get(bare(heading)))?.name);
  for (const ofField of [byLabel, byNoun, bySynonym]) {
    take((heading) => fields.find((field) => ofField(kind, field).some((word) => bare(word) === bare(heading)))?.name);
  }
  return guessed;
}

type Named = { name: string; label: string };

function byLabel(_kind: ImportKind, { name, label }: Named): string[] {
  return [label, name];
}

/** 'Buyer', 'Buyer Name' and 'Port of Loading' stand for the name of such a record. */
function byNoun(kind: ImportKind, { name, label }: Named): string[] {
  const word = kind.toLowerCase().replace("_", " ");
  const nouns = kind === "GOODS" ? ["product", "goods", "commodity"] : [word, word.replace(/ies$/, "y").replace(/s$/, "")];
  const ports =
    kind === "LOADING_PORT" ? ["port of loading", "pol", "port"] : kind === "DISCHARGE_PORT" ? ["port of discharge", "pod", "port"] : [];
  if (kind === "SHIPMENT") return [];
  if (name !== "name" && name !== "term" && !kind.endsWith("IES")) return [];
  return [...nouns.flatMap((noun) => [noun, `${noun} ${label}`, `${noun} name`]), ...ports];
}

function bySynonym(kind: ImportKind, { name }: Named): readonly string[] {
  return (kind === "SHIPMENT" ? shipmentSynonyms : synonyms)[name] ?? [];
}

/** A heading as headings are compared: lower-case letters and digits alone. A longer one is text, whatever it begins with. */
export function bare(heading: string): string {
  return heading
    .slice(0, maxHeading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
