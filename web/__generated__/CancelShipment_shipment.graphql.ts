/**
 * @generated SignedSource<<14902b4766762761a96d4e7320a07f00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelShipment_shipment$data = {
  readonly cancelReason: string | null | undefined;
  readonly id: string;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "CancelShipment_shipment";
};
export type CancelShipment_shipment$key = {
  readonly " $data"?: CancelShipment_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelShipment_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CancelShipment_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelReason",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "ef262a7c37481514294d267c8ff0d983";

export default node;
