/**
 * @generated SignedSource<<9d900cdb36fe94016cecd396c061102e>>
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
    readonly lateDays: number | null | undefined;
    readonly milestone: Milestone;
    readonly note: string;
    readonly planned: string | null | undefined;
  }> | null | undefined;
  readonly version: number | null | undefined;
  readonly warnings: ReadonlyArray<{
    readonly field: ReadonlyArray<string>;
    readonly message: string;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CancelShipment_shipment">;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lateDays",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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

(node as any).hash = "40a9b9989fd91b051ecd9db517dfab02";

export default node;
