/**
 * @generated SignedSource<<24c64afbb4a0ecc12110e1f746a73e07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentForm_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FormQuickAdd_viewer">;
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
      "name": "FormQuickAdd_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bc153918e7951203814b77a623e8a217";

export default node;
