/**
 * @generated SignedSource<<661a830f21c2a2984880e187fad79c8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type memoOmission_shipment$data = {
  readonly amountBeforeGST: string | null | undefined;
  readonly charges: {
    readonly commission: string | null | undefined;
    readonly fob: string | null | undefined;
    readonly freight: string | null | undefined;
    readonly insurance: string | null | undefined;
  } | null | undefined;
  readonly currency: string;
  readonly " $fragmentType": "memoOmission_shipment";
};
export type memoOmission_shipment$key = {
  readonly " $data"?: memoOmission_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"memoOmission_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "memoOmission_shipment",
  "selections": [
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
      "name": "amountBeforeGST",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Charges",
      "kind": "LinkedField",
      "name": "charges",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fob",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "insurance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "commission",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "a6fd8e85914f321177f0bcc123cbe409";

export default node;
