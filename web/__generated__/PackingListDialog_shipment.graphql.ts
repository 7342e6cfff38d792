/**
 * @generated SignedSource<<3c5fbe426bb3a7b59248daa820f2de7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PackingListDialog_shipment$data = {
  readonly contractDate: string | null | undefined;
  readonly contractNo: string | null | undefined;
  readonly id: string;
  readonly invoiceDate: string | null | undefined;
  readonly invoiceNo: string | null | undefined;
  readonly piDate: string | null | undefined;
  readonly piNo: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentDialog_shipment">;
  readonly " $fragmentType": "PackingListDialog_shipment";
};
export type PackingListDialog_shipment$key = {
  readonly " $data"?: PackingListDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PackingListDialog_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PackingListDialog_shipment",
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
      "name": "invoiceNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "piNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "piDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractDate",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentDialog_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "164447f201f96259e4349c8b28acf083";

export default node;
