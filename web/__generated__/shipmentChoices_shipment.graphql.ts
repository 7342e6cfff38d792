/**
 * @generated SignedSource<<4d7485fea03a2b4bdeb6c86694c88439>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type shipmentChoices_shipment$data = {
  readonly address: {
    readonly address: string;
    readonly addressId: string;
    readonly name: string;
  };
  readonly bankDetails: {
    readonly accountNumber: string;
    readonly bank: string;
    readonly bankId: string;
    readonly nickname: string;
  };
  readonly broker: {
    readonly brokerId: string;
    readonly country: string;
    readonly name: string;
  };
  readonly buyer: {
    readonly address: string;
    readonly buyerId: string;
    readonly country: string;
    readonly name: string;
  } | null | undefined;
  readonly consignee: {
    readonly address: string;
    readonly buyerId: string;
    readonly country: string;
    readonly name: string;
  };
  readonly currency: string;
  readonly declaration: string;
  readonly destinationCountry: string;
  readonly finalDestination: string;
  readonly notifyParties: ReadonlyArray<{
    readonly address: string;
    readonly buyerId: string;
    readonly country: string;
    readonly name: string;
  }>;
  readonly originCountry: string;
  readonly placeOfReceipt: string;
  readonly portOfDischarge: string;
  readonly portOfLoading: string;
  readonly products: ReadonlyArray<{
    readonly hsnCode: string;
    readonly name: string;
    readonly productId: string;
    readonly specification: string;
    readonly unit: {
      readonly orderUnit: string;
      readonly packageType: string;
      readonly packingUnit: string;
      readonly weight: string | null | undefined;
    };
    readonly unitId: string;
  }>;
  readonly seller: {
    readonly address: string;
    readonly buyerId: string;
    readonly country: string;
    readonly name: string;
  } | null | undefined;
  readonly termsOfPayment: string;
  readonly termsOfShipment: string;
  readonly " $fragmentType": "shipmentChoices_shipment";
};
export type shipmentChoices_shipment$key = {
  readonly " $data"?: shipmentChoices_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"shipmentChoices_shipment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "buyerId",
    "storageKey": null
  },
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v2/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "shipmentChoices_shipment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "address",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addressId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
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
          "name": "bankId",
          "storageKey": null
        },
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
          "name": "accountNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "buyer",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "consignee",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "notifyParties",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentBroker",
      "kind": "LinkedField",
      "name": "broker",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brokerId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
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
      "name": "placeOfReceipt",
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
      "name": "termsOfPayment",
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
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declaration",
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
          "kind": "ScalarField",
          "name": "productId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hsnCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "specification",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unitId",
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
              "name": "orderUnit",
              "storageKey": null
            },
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
              "name": "weight",
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
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};
})();

(node as any).hash = "70bb89efb24ce4f7b59d54eb478e9d22";

export default node;
