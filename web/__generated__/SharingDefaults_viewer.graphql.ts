/**
 * @generated SignedSource<<72f7f39d72800b9e88f2b8b773c22ad7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
import type { FragmentRefs } from "relay-runtime";
export type SharingDefaults_viewer$data = {
  readonly sharingDefaults: ReadonlyArray<{
    readonly audience: ReadonlyArray<PartnerRole>;
    readonly type: AttachmentType;
  }> | null | undefined;
  readonly " $fragmentType": "SharingDefaults_viewer";
};
export type SharingDefaults_viewer$key = {
  readonly " $data"?: SharingDefaults_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharingDefaults_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharingDefaults_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SharingDefault",
      "kind": "LinkedField",
      "name": "sharingDefaults",
      "plural": true,
      "selections": [
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
          "name": "audience",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6d765e8a9d56b2bb7365155d2e7829b8";

export default node;
