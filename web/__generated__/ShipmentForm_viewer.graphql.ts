/**
 * @generated SignedSource<<ed0c69a2cd5c0890d3186babf7f9d847>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentForm_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FormBody_viewer">;
  readonly " $fragmentType": "ShipmentForm_viewer";
};
export type ShipmentForm_viewer$key = {
  readonly " $data"?: ShipmentForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentForm_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormBody_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "237b09f477c2f6a7a1ec28bc12da4220";

export default node;
