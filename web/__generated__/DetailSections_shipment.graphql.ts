/**
 * @generated SignedSource<<f8d917b0edb3644350a3dab39f3b39e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailSections_shipment$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DetailBank_shipment" | "DetailCharges_shipment" | "DetailContainers_shipment" | "DetailDeclaration_shipment" | "DetailNumbers_shipment" | "DetailParties_shipment" | "DetailProducts_shipment" | "DetailShipping_shipment">;
  readonly " $fragmentType": "DetailSections_shipment";
};
export type DetailSections_shipment$key = {
  readonly " $data"?: DetailSections_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailSections_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailSections_shipment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailNumbers_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailParties_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailShipping_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailProducts_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailCharges_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailContainers_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailBank_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailDeclaration_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "ef07b5c8fe1572c5ae8088548291dc5e";

export default node;
