/**
 * @generated SignedSource<<917a27836b71a936ccc35ab3e5446af4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Milestone = "ARRIVED" | "BL_RELEASED" | "BOOKED" | "CUSTOMS_CLEARED" | "DOCS_SENT" | "ON_BOARD" | "PAID" | "STUFFED";
import type { FragmentRefs } from "relay-runtime";
export type MilestoneLine_shipment$data = {
  readonly id: string;
  readonly progress: ReadonlyArray<{
    readonly actual: string | null | undefined;
    readonly milestone: Milestone;
    readonly note: string;
    readonly planned: string | null | undefined;
  }> | null | undefined;
  readonly version: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CancelShipment_shipment" | "useWarningsAt_shipment">;
  readonly " $fragmentType": "MilestoneLine_shipment";
};
export type MilestoneLine_shipment$key = {
  readonly " $data"?: MilestoneLine_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"MilestoneLine_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MilestoneLine_shipment",
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
      "concreteType": "ShipmentMilestone",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWarningsAt_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelShipment_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "d8b0fd8b71366d5db14cd1cde4fc0b04";

export default node;
