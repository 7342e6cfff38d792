/**
 * @generated SignedSource<<d247551cfa94cabf783200ebd274bf38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShipmentType = "BULK" | "CONTAINERISED";
import type { FragmentRefs } from "relay-runtime";
export type DetailShipping_shipment$data = {
  readonly destinationCountry: string;
  readonly finalDestination: string;
  readonly originCountry: string;
  readonly placeOfReceipt: string;
  readonly portOfDischarge: string;
  readonly portOfLoading: string;
  readonly preCarriage: string;
  readonly termsOfPayment: string;
  readonly termsOfShipment: string;
  readonly type: ShipmentType;
  readonly vessel: string;
  readonly " $fragmentType": "DetailShipping_shipment";
};
export type DetailShipping_shipment$key = {
  readonly " $data"?: DetailShipping_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DetailShipping_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DetailShipping_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originCountry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destinationCountry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preCarriage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placeOfReceipt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vessel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "portOfLoading",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "portOfDischarge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finalDestination",
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
      "name": "termsOfPayment",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "219e3b78a362eac9395c91eb2ac67c7d";

export default node;
