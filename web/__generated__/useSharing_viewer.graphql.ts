/**
 * @generated SignedSource<<5518d3140c4d091f300b2d08b295a506>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
import type { FragmentRefs } from "relay-runtime";
export type useSharing_viewer$data = {
  readonly anyPartners: {
    readonly totalCount: number;
  } | null | undefined;
  readonly sharingDefaults: ReadonlyArray<{
    readonly audience: ReadonlyArray<PartnerRole>;
    readonly type: AttachmentType;
  }> | null | undefined;
  readonly " $fragmentType": "useSharing_viewer";
};
export type useSharing_viewer$key = {
  readonly " $data"?: useSharing_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSharing_viewer">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSharing_viewer"
};

(node as any).hash = "a62603281285fc269bd54b35e09cb626";

export default node;
