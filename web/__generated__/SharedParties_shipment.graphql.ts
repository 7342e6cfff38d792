/**
 * @generated SignedSource<<465b9ea593ddd27812f9a3bcdb8ff8ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SharedPartyKind = "BUYER" | "CONSIGNEE" | "NOTIFY";
import type { FragmentRefs } from "relay-runtime";
export type SharedParties_shipment$data = {
  readonly exporter: string;
  readonly parties: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly country: string;
    readonly name: string;
    readonly party: SharedPartyKind;
  }>;
  readonly " $fragmentType": "SharedParties_shipment";
};
export type SharedParties_shipment$key = {
  readonly " $data"?: SharedParties_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedParties_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedParties_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exporter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedParty",
      "kind": "LinkedField",
      "name": "parties",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "party",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SharedShipment",
  "abstractKey": null
};

(node as any).hash = "bfc8edd4c733ca174a96b38ad4e223b4";

export default node;
