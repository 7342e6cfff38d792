/**
 * @generated SignedSource<<a5095d1f5321667e3425836b228a898d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentPapers_shipment$data = {
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PaperCard_shipment">;
  readonly " $fragmentType": "ShipmentPapers_shipment";
};
export type ShipmentPapers_shipment$key = {
  readonly " $data"?: ShipmentPapers_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentPapers_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentPapers_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaperCard_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "8f0b8b0df95c9663340bfa4ffad4fd42";

export default node;
