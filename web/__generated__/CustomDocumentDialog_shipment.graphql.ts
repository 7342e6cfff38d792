/**
 * @generated SignedSource<<62501421ccaec215849b1ca424e84c28>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomDocumentDialog_shipment$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentDialog_shipment">;
  readonly " $fragmentType": "CustomDocumentDialog_shipment";
};
export type CustomDocumentDialog_shipment$key = {
  readonly " $data"?: CustomDocumentDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomDocumentDialog_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomDocumentDialog_shipment",
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
      "name": "DocumentDialog_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "e214c635299e9358e5f1b3d814144984";

export default node;
