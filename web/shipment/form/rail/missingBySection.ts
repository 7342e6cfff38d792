import { missingFields } from "#domain/shipment/shipmentCheck.ts";
import { draftOf } from "../values/formDraft.ts";
import type { FormValues } from "../values/formValues.ts";

/** The form's sections in their order; container details only for containerised goods. */
const sectionTitles = [
  "Basic Information",
  "Location & Shipping Details",
  "Products",
  "Totals",
  "Charges",
  "Shipment Type",
  "Container Details",
  "Additional Information & Notes",
] as const;
type SectionTitle = (typeof sectionTitles)[number];

const sectionOf: Readonly<Record<string, SectionTitle>> = {
  products: "Products",
  currency: "Products",
  type: "Shipment Type",
  containers: "Container Details",
  container: "Container Details",
  bankId: "Additional Information & Notes",
  declaration: "Additional Information & Notes",
  name: "Basic Information",
  addressId: "Basic Information",
  consigneeId: "Basic Information",
  buyerId: "Basic Information",
  sellerId: "Basic Information",
  brokerId: "Basic Information",
  notifyId: "Basic Information",
};

/** A section, and the paths of its required fields that are blank. */
export type SectionState = { title: SectionTitle; missing: string[] };

/** The shown sections with what each lacks (R-1034). */
export function missingBySection(values: FormValues): SectionState[] {
  const missing = missingFields(draftOf(values)).map(({ path }) => path.join("."));
  const lacks = (title: SectionTitle) =>
    missing.filter((path) => (sectionOf[path.split(".")[0] ?? ""] ?? "Location & Shipping Details") === title);
  return sectionTitles
    .filter((title) => title !== "Container Details" || values.type === "CONTAINERISED")
    .map((title) => ({ title, missing: lacks(title) }));
}
