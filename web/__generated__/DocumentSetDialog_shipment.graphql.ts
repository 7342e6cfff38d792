/**
 * @generated SignedSource<<01a37f6ca24bd21215f2983ca35a8805>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentSetDialog_shipment$data = {
  readonly id: string;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "DocumentSetDialog_shipment";
};
export type DocumentSetDialog_shipment$key = {
  readonly " $data"?: DocumentSetDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentSetDialog_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentSetDialog_shipment",
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

(node as any).hash = "c2c26ba83a093a2de4380c103cec17b4";

export default node;
