/**
 * @generated SignedSource<<5cb23a80353d206a45cfcc52386af6a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentWarnings_shipment$data = {
  readonly warnings: ReadonlyArray<{
    readonly message: string;
  }> | null | undefined;
  readonly " $fragmentType": "ShipmentWarnings_shipment";
};
export type ShipmentWarnings_shipment$key = {
  readonly " $data"?: ShipmentWarnings_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentWarnings_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentWarnings_shipment",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "83c8d95d9a6b68b7d769aeaf6b2d6e48";

export default node;
