/**
 * @generated SignedSource<<ed4422e02585d99aa2428b99c22ffd9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentState = "APPROVED" | "DRAFT" | "FINAL" | "REJECTED" | "SUBMITTED";
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
import type { FragmentRefs } from "relay-runtime";
export type ShareLinkDialog_attachment$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly state: AttachmentState | null | undefined;
  readonly type: AttachmentType;
  readonly " $fragmentType": "ShareLinkDialog_attachment";
}>;
export type ShareLinkDialog_attachment$key = ReadonlyArray<{
  readonly " $data"?: ShareLinkDialog_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareLinkDialog_attachment">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ShareLinkDialog_attachment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "d352b26ae4e6f0be67afef6bb14dfd5a";

export default node;
