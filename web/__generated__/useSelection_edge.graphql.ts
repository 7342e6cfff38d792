/**
 * @generated SignedSource<<cae7d8e083ece7dbcf0d5b2478b8f234>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AttachmentState = "APPROVED" | "DRAFT" | "FINAL" | "REJECTED" | "SUBMITTED";
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
import type { FragmentRefs } from "relay-runtime";
export type useSelection_edge$data = {
  readonly firmId: string;
  readonly isGenerated: boolean;
  readonly node: {
    readonly id: string;
    readonly name: string;
    readonly sizeInMB: string | null | undefined;
    readonly state: AttachmentState | null | undefined;
    readonly type: AttachmentType;
    readonly " $fragmentSpreads": FragmentRefs<"AudienceDialog_attachment">;
  };
  readonly shipmentId: string;
  readonly shipmentName: string;
  readonly " $fragmentType": "useSelection_edge";
};
export type useSelection_edge$key = {
  readonly " $data"?: useSelection_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSelection_edge">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useSelection_edge"
};

(node as any).hash = "28f61191dfa4dec0493521f3a43fd1b8";

export default node;
