/**
 * @generated SignedSource<<cce10d25b85d289f37bd0c678475de80>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Milestone = "ARRIVED" | "BL_RELEASED" | "BOOKED" | "CUSTOMS_CLEARED" | "DOCS_SENT" | "ON_BOARD" | "PAID" | "STUFFED";
import type { FragmentRefs } from "relay-runtime";
export type LinkDocuments_content$data = {
  readonly allowsUpload: boolean;
  readonly documents: ReadonlyArray<{
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"LinkDocument_document">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "LinkDocument_document"
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

(node as any).hash = "4c397e4e0f0a4b45f1851a26bb276a5f";

export default node;
