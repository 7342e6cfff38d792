/**
 * @generated SignedSource<<14505589a6684654740a4d6594c0105c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NamedFilters_shipment$data = {
  readonly name: string;
  readonly " $fragmentType": "NamedFilters_shipment";
};
export type NamedFilters_shipment$key = {
  readonly " $data"?: NamedFilters_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"NamedFilters_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NamedFilters_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "5d4ce42117df59fcec38eaef9f0316e2";

export default node;
