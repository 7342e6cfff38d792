/**
 * @generated SignedSource<<b387fe6308ce14f2eb528a0f116a10e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
export type DecisionOutcome = "APPROVED" | "REJECTED";
export type Milestone = "ARRIVED" | "BL_RELEASED" | "BOOKED" | "CUSTOMS_CLEARED" | "DOCS_SENT" | "ON_BOARD" | "PAID" | "STUFFED";
import type { FragmentRefs } from "relay-runtime";
export type LinkDocuments_content$data = {
  readonly allowsUpload: boolean;
  readonly documents: ReadonlyArray<{
    readonly decision: DecisionOutcome | null | undefined;
    readonly downloadUrl: string | null | undefined;
    readonly key: string;
    readonly mayDecide: boolean;
    readonly name: string;
    readonly sizeInMB: string;
    readonly type: AttachmentType;
    readonly viewUrl: string;
  }>;
  readonly expiresAt: string;
  readonly exporter: string;
  readonly progress: ReadonlyArray<{
    readonly actual: string | null | undefined;
    readonly milestone: Milestone;
    readonly planned: string | null | undefined;
  }> | null | undefined;
  readonly reference: string;
  readonly visitor: string;
  readonly " $fragmentType": "LinkDocuments_content";
};
export type LinkDocuments_content$key = {
  readonly " $data"?: LinkDocuments_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkDocuments_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkDocuments_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exporter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowsUpload",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkDocument",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedMilestone",
      "kind": "LinkedField",
      "name": "progress",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "milestone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planned",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "actual",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LinkContent",
  "abstractKey": null
};

(node as any).hash = "387f733701e38dbdc5ded4f700fbc495";

export default node;
