import { attachmentTypes, type AttachmentType } from "./attachment.ts";
import { recordOf } from "../typedObject.ts";
import type { PartnerRole } from "../partners/partner.ts";

/** Whom a new file of each type is visible to, unless somebody says otherwise. */
export type SharingDefaults = Record<AttachmentType, PartnerRole[]>;

/** A row of the sharing defaults as REST and GraphQL return it. */
export type SharingDefault = { type: AttachmentType; audience: PartnerRole[] };

/** What 'Use suggested tags' fills in. An office starts with nothing instead: no file is shared unasked. */
export const suggestedTags: Readonly<Record<AttachmentType, readonly PartnerRole[]>> = {
  PROFORMA_INVOICE: ["IMPORTER"],
  INVOICE: ["IMPORTER", "CHA"],
  PACKING_LIST: ["IMPORTER", "CHA"],
  BILL_OF_LADING: ["IMPORTER", "CHA"],
  SHIPPING_BILL: ["CHA"],
  CHECKLIST: ["CHA"],
  DRAFT_SHIPPING_BILL: ["CHA"],
  DRAFT_BILL_OF_LADING: ["IMPORTER", "CHA"],
  DRAFT_PHYTO_SANITARY: ["IMPORTER", "CHA"],
  DRAFT_FUMIGATION: ["IMPORTER", "CHA"],
  DRAFT_WEIGHT_AND_QUALITY: ["IMPORTER", "CHA"],
  CONTRACT: ["IMPORTER", "BROKER"],
  COO: ["IMPORTER", "CHA"],
  COI: ["IMPORTER"],
  PHYTO_SANITARY: ["IMPORTER", "CHA"],
  FUMIGATION: ["IMPORTER", "CHA"],
  WEIGHT_AND_QUALITY: ["IMPORTER", "CHA"],
  MERGED_DOCS: [],
  BILLS: [],
  CUSTOM: [],
  OTHER: [],
};

/** The whole grid from its rows; a type without a row is visible to nobody. */
export function completeDefaults(rows: readonly { type: string; audience: readonly PartnerRole[] }[]): SharingDefaults {
  return recordOf(attachmentTypes.map((type) => [type, [...(rows.find((row) => row.type === type)?.audience ?? [])]]));
}
