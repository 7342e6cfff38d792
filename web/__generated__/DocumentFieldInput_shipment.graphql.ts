/**
 * @generated SignedSource<<e71c2bfd5b0836ddb77a6ba74bc469d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentFieldInput_shipment$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"memoOmission_shipment">;
  readonly " $fragmentType": "DocumentFieldInput_shipment";
};
export type DocumentFieldInput_shipment$key = {
  readonly " $data"?: DocumentFieldInput_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentFieldInput_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentFieldInput_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "memoOmission_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "ba53bac549c3d6e8031856835792f2b3";

export default node;
