/**
 * @generated SignedSource<<b6c633d5b9fab314cdf568e44c90cc7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ShipmentType = "BULK" | "CONTAINERISED";
import type { FragmentRefs } from "relay-runtime";
export type SharedShipping_shipment$data = {
  readonly destinationCountry: string;
  readonly eta: string | null | undefined;
  readonly etd: string | null | undefined;
  readonly finalDestination: string;
  readonly originCountry: string;
  readonly placeOfReceipt: string;
  readonly portOfDischarge: string;
  readonly portOfLoading: string;
  readonly preCarriage: string;
  readonly termsOfPayment: string | null | undefined;
  readonly termsOfShipment: string;
  readonly type: ShipmentType;
  readonly vessel: string;
  readonly " $fragmentType": "SharedShipping_shipment";
};
export type SharedShipping_shipment$key = {
  readonly " $data"?: SharedShipping_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedShipping_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedShipping_shipment",
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
      "name": "etd",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eta",
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
  "type": "SharedShipment",
  "abstractKey": null
};

(node as any).hash = "465352aade01a14ba18ada67eee0640d";

export default node;
