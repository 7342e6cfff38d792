/**
 * @generated SignedSource<<0043f1b79ee22164c3db11a19b4e796b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Milestone = "ARRIVED" | "BL_RELEASED" | "BOOKED" | "CUSTOMS_CLEARED" | "DOCS_SENT" | "ON_BOARD" | "PAID" | "STUFFED";
import type { FragmentRefs } from "relay-runtime";
export type SharedProgress_shipment$data = {
  readonly progress: ReadonlyArray<{
    readonly actual: string | null | undefined;
    readonly milestone: Milestone;
    readonly planned: string | null | undefined;
  }>;
  readonly " $fragmentType": "SharedProgress_shipment";
};
export type SharedProgress_shipment$key = {
  readonly " $data"?: SharedProgress_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedProgress_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedProgress_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedMilestone",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SharedShipment",
  "abstractKey": null
};

(node as any).hash = "cdbce8d00ffd5680d76756abd40e8da4";

export default node;
