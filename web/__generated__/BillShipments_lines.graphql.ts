/**
 * @generated SignedSource<<2acb33e9212ee3660522b2a6f89dbfeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillShipments_lines$data = ReadonlyArray<{
  readonly billedAs: string | null | undefined;
  readonly buyer: string;
  readonly commission: string;
  readonly currency: string;
  readonly goods: ReadonlyArray<string>;
  readonly invoiceDate: string | null | undefined;
  readonly quantities: ReadonlyArray<{
    readonly quantity: string;
    readonly unit: string;
  }>;
  readonly reference: string;
  readonly sharedShipmentId: string;
  readonly " $fragmentType": "BillShipments_lines";
}>;
export type BillShipments_lines$key = ReadonlyArray<{
  readonly " $data"?: BillShipments_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillShipments_lines">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BillShipments_lines",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sharedShipmentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
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
      "name": "buyer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goods",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BilledQuantity",
      "kind": "LinkedField",
      "name": "quantities",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commission",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "billedAs",
      "storageKey": null
    }
  ],
  "type": "BillableShipment",
  "abstractKey": null
};

(node as any).hash = "f3f156e678f7bea71dd308ec27db93b2";

export default node;
