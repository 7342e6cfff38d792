/**
 * @generated SignedSource<<458ba2618a07ba4582b58b68b946ed24>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentDialog_shipment$data = {
  readonly id: string;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "DocumentDialog_shipment";
};
export type DocumentDialog_shipment$key = {
  readonly " $data"?: DocumentDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentDialog_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentDialog_shipment",
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
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "63f7669e9758ac7063bd9d9686db23b0";

export default node;
