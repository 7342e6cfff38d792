/**
 * @generated SignedSource<<6026fba113481b83f179489b4b82b1c4>>
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
  readonly preCarriageText: string;
  readonly termsOfPayment: string;
  readonly termsOfShipment: string;
  readonly type: ShipmentType | null | undefined;
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
      "name": "preCarriageText",
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

(node as any).hash = "4e7fb7e6ffc7cee3f9d05298d7869f5c";

export default node;
