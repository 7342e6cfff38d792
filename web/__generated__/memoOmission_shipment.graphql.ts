/**
 * @generated SignedSource<<27fd6f7f37980d087337524ff9657f59>>
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
  readonly termsOfShipment: string;
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
      "name": "termsOfShipment",
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

(node as any).hash = "988befe7802e8fb7c1b9a69fb2914a97";

export default node;
