/**
 * @generated SignedSource<<d74b66c24e14b9635f5e28a4568a5e3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomDocumentDialog_shipment$data = {
  readonly id: string;
  readonly " $fragmentType": "CustomDocumentDialog_shipment";
};
export type CustomDocumentDialog_shipment$key = {
  readonly " $data"?: CustomDocumentDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomDocumentDialog_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomDocumentDialog_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "7e04f9610ce9dfddede46b5c14667821";

export default node;
