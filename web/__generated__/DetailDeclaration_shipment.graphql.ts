/**
 * @generated SignedSource<<6fa842d8cab46e07c4190e05ec89dc7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailDeclaration_shipment$data = {
  readonly declaration: string;
  readonly " $fragmentType": "DetailDeclaration_shipment";
};
export type DetailDeclaration_shipment$key = {
  readonly " $data"?: DetailDeclaration_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailDeclaration_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailDeclaration_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declaration",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "fff2a03b20ea6154b6ea59782290d952";

export default node;
