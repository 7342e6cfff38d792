/**
 * @generated SignedSource<<c07d2df50439b4faf37b92784117ddf9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
export type DecisionOutcome = "APPROVED" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type LinkDocument_document$data = {
  readonly decision: DecisionOutcome | null | undefined;
  readonly downloadUrl: string | null | undefined;
  readonly mayDecide: boolean;
  readonly name: string;
  readonly sizeInMB: string;
  readonly type: AttachmentType;
  readonly viewUrl: string;
  readonly " $fragmentType": "LinkDocument_document";
};
export type LinkDocument_document$key = {
  readonly " $data"?: LinkDocument_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkDocument_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkDocument_document",
  "selections": [
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
      "name": "sizeInMB",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayDecide",
      "storageKey": null
    }
  ],
  "type": "LinkDocument",
  "abstractKey": null
};

(node as any).hash = "aa128cc55d2bf48907060d539900cd0e";

export default node;
