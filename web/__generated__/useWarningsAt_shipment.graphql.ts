/**
 * @generated SignedSource<<ca42f5f540efda591fbed2f21c044cea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWarningsAt_shipment$data = {
  readonly warnings: ReadonlyArray<{
    readonly field: ReadonlyArray<string>;
    readonly message: string;
  }> | null | undefined;
  readonly " $fragmentType": "useWarningsAt_shipment";
};
export type useWarningsAt_shipment$key = {
  readonly " $data"?: useWarningsAt_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWarningsAt_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useWarningsAt_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentWarning",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "a44eb92df53542800f3ca38d4d297e9d";

export default node;
