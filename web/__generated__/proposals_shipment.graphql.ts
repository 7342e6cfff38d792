/**
 * @generated SignedSource<<0c669784673a2350599f349e6453bc11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type proposals_shipment$data = {
  readonly contractDate: string | null | undefined;
  readonly contractNo: string | null | undefined;
  readonly id: string;
  readonly invoiceDate: string | null | undefined;
  readonly invoiceNo: string | null | undefined;
  readonly piDate: string | null | undefined;
  readonly piNo: string | null | undefined;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "proposals_shipment";
};
export type proposals_shipment$key = {
  readonly " $data"?: proposals_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"proposals_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "proposals_shipment",
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
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "c1dbcab3dda605af3336651e7080aab4";

export default node;
