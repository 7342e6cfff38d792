/**
 * @generated SignedSource<<cc07a9ce8d0f730071c2736e5805a771>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommentForm_shipment$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"RequestFields_shipment">;
  readonly " $fragmentType": "CommentForm_shipment";
};
export type CommentForm_shipment$key = {
  readonly " $data"?: CommentForm_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentForm_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentForm_shipment",
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
      "name": "RequestFields_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "1853caeb4d5434ceeb2f6200743eed6d";

export default node;
