/**
 * @generated SignedSource<<e301803e1481daff1800dc0d3abd68fc>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DocumentFieldInput_shipment" | "proposals_shipment">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "proposals_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentFieldInput_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "592ee6b5661c45a1ab7d063dd01115c1";

export default node;
