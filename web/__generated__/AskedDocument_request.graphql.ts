/**
 * @generated SignedSource<<74d406f22cd36e3ce478110f44861760>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
import type { FragmentRefs } from "relay-runtime";
export type AskedDocument_request$data = {
  readonly by: string | null | undefined;
  readonly fulfilledAt: string | null | undefined;
  readonly isOverdue: boolean;
  readonly partner: string | null | undefined;
  readonly type: AttachmentType;
  readonly " $fragmentType": "AskedDocument_request";
};
export type AskedDocument_request$key = {
  readonly " $data"?: AskedDocument_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskedDocument_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskedDocument_request",
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
      "name": "by",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fulfilledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOverdue",
      "storageKey": null
    }
  ],
  "type": "CommentRequest",
  "abstractKey": null
};

(node as any).hash = "6385e80b338901ae665ef9e2c708fe92";

export default node;
