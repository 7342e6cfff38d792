/**
 * @generated SignedSource<<8c4894ed21af61c606ed4e3a50792929>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlType = "AIR" | "COURIER" | "ORIGINAL" | "RAIL" | "ROAD" | "SEAWAY" | "TELEX";
export type FreightTerm = "COLLECT" | "PREPAID";
import type { FragmentRefs } from "relay-runtime";
export type TransportCard_shipment$data = {
  readonly containers: ReadonlyArray<{
    readonly containerNumber: string;
  }>;
  readonly id: string;
  readonly portOfDischarge: string;
  readonly portOfLoading: string;
  readonly products: ReadonlyArray<{
    readonly packages: {
      readonly grossWeight: string | null | undefined;
      readonly total: string | null | undefined;
    };
    readonly unit: {
      readonly packageType: string;
      readonly packingUnit: string;
    };
  }>;
  readonly termsOfShipment: string;
  readonly transport: {
    readonly blDate: string | null | undefined;
    readonly blNo: string | null | undefined;
    readonly blType: BlType | null | undefined;
    readonly bookingNo: string | null | undefined;
    readonly carrier: string | null | undefined;
    readonly consignedTo: string | null | undefined;
    readonly containersOnBl: string | null | undefined;
    readonly eta: string | null | undefined;
    readonly etd: string | null | undefined;
    readonly forwarder: string | null | undefined;
    readonly freeDaysDestination: number | null | undefined;
    readonly freeDaysOrigin: number | null | undefined;
    readonly freightPayableAt: string | null | undefined;
    readonly freightTerm: FreightTerm | null | undefined;
    readonly grossOnBl: string | null | undefined;
    readonly isCharterParty: boolean;
    readonly isClaused: boolean;
    readonly isOnDeck: boolean;
    readonly leoDate: string | null | undefined;
    readonly onBoardDate: string | null | undefined;
    readonly originalsIssued: number | null | undefined;
    readonly packagesOnBl: number | null | undefined;
    readonly placeOfDelivery: string | null | undefined;
    readonly podOnBl: string | null | undefined;
    readonly polOnBl: string | null | undefined;
    readonly portCode: string | null | undefined;
    readonly shippingBillDate: string | null | undefined;
    readonly shippingBillNo: string | null | undefined;
    readonly transhipmentPort: string | null | undefined;
    readonly vesselOnBl: string | null | undefined;
    readonly voyage: string | null | undefined;
  } | null | undefined;
  readonly version: number | null | undefined;
  readonly vessel: string;
  readonly " $fragmentSpreads": FragmentRefs<"useWarningsAt_shipment">;
  readonly " $fragmentType": "TransportCard_shipment";
};
export type TransportCard_shipment$key = {
  readonly " $data"?: TransportCard_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransportCard_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TransportCard_shipment",
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
      "name": "termsOfShipment",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWarningsAt_shipment"
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
      "concreteType": "Container",
      "kind": "LinkedField",
      "name": "containers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "containerNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductLine",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductLinePackages",
          "kind": "LinkedField",
          "name": "packages",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "grossWeight",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProductLineUnit",
          "kind": "LinkedField",
          "name": "unit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "packingUnit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "packageType",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentTransport",
      "kind": "LinkedField",
      "name": "transport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookingNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "carrier",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "voyage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forwarder",
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
          "name": "placeOfDelivery",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transhipmentPort",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freightTerm",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freightPayableAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freeDaysOrigin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "freeDaysDestination",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalsIssued",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "onBoardDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vesselOnBl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "polOnBl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "podOnBl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packagesOnBl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grossOnBl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "containersOnBl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "consignedTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isClaused",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOnDeck",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCharterParty",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippingBillNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shippingBillDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "portCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "leoDate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "f88e1be88d19131eb35c543e52c24661";

export default node;
