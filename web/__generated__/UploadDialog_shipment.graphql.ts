/**
 * @generated SignedSource<<b94c6acb9528886bc76dbb698b62bd8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadDialog_shipment$data = {
  readonly id: string;
  readonly " $fragmentType": "UploadDialog_shipment";
};
export type UploadDialog_shipment$key = {
  readonly " $data"?: UploadDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadDialog_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadDialog_shipment",
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

(node as any).hash = "a5ded3f8cdd37df1a1414be1aca11535";

export default node;
