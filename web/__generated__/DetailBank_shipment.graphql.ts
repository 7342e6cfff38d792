/**
 * @generated SignedSource<<7e426b9d597263c096cec6e7705950bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DetailBank_shipment$data = {
  readonly bankDetails: {
    readonly accountHolderName: string;
    readonly accountNumber: string;
    readonly adCode: string;
    readonly bank: string;
    readonly bankAddress: string;
    readonly branch: string | null | undefined;
    readonly country: string | null | undefined;
    readonly iban: string;
    readonly nickname: string;
    readonly swiftCode: string;
  };
  readonly " $fragmentType": "DetailBank_shipment";
};
export type DetailBank_shipment$key = {
  readonly " $data"?: DetailBank_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailBank_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailBank_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankDetail",
      "kind": "LinkedField",
      "name": "bankDetails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nickname",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bank",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountHolderName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "iban",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "swiftCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "branch",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "adCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "b3a4a3cf28718dd2febe5b28b300d78c";

export default node;
