/**
 * @generated SignedSource<<ba669a903c8d36a61be5ac71eb78c498>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaperCard_shipment$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PaperCardSkeleton_shipment">;
  readonly " $fragmentType": "PaperCard_shipment";
};
export type PaperCard_shipment$key = {
  readonly " $data"?: PaperCard_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperCard_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaperCard_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaperCardSkeleton_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "181feac5e068a95dfc9a9d2590e04080";

export default node;
