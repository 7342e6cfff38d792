/**
 * @generated SignedSource<<d02ee79f0b7987ef6cf5702837abbcd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContainerLoad = "FCL" | "LCL";
export type ShipmentType = "BULK" | "CONTAINERISED";
import type { FragmentRefs } from "relay-runtime";
export type shipmentValues_shipment$data = {
  readonly address: {
    readonly addressId: string;
  };
  readonly bankDetails: {
    readonly bankId: string;
  };
  readonly broker: {
    readonly brokerId: string;
  };
  readonly buyer: {
    readonly buyerId: string;
  } | null | undefined;
  readonly charges: {
    readonly advance: string | null | undefined;
    readonly commission: string | null | undefined;
    readonly discount: string | null | undefined;
    readonly fob: string | null | undefined;
    readonly freight: string | null | undefined;
    readonly gstPercentage: string | null | undefined;
    readonly insurance: string | null | undefined;
  } | null | undefined;
  readonly consignee: {
    readonly buyerId: string;
  };
  readonly containerDetail: {
    readonly containerCount: number | null | undefined;
    readonly type: ContainerLoad | null | undefined;
  } | null | undefined;
  readonly containers: ReadonlyArray<{
    readonly containerNumber: string;
    readonly customsSealNumber: string;
    readonly dunnageWeight: string | null | undefined;
    readonly grossWeight: string | null | undefined;
    readonly isoType: string;
    readonly lineSealNumber: string;
    readonly lot: string;
    readonly maxGrossWeight: string | null | undefined;
    readonly netWeight: string | null | undefined;
    readonly packages: string | null | undefined;
    readonly rfidSealNumber: string;
    readonly size: string;
    readonly tareWeight: string | null | undefined;
    readonly unit: string;
    readonly vgmMethod: string;
    readonly vgmSlipNo: string;
    readonly vgmWeighbridge: string;
    readonly vgmWeighedOn: string | null | undefined;
    readonly vgmWeight: string | null | undefined;
  }>;
  readonly currency: string;
  readonly declaration: string;
  readonly destinationCountry: string;
  readonly finalDestination: string;
  readonly isSellerDifferent: boolean;
  readonly lcDate: string | null | undefined;
  readonly lcExpiry: string | null | undefined;
  readonly lcIssuingBank: string;
  readonly lcLatestShipment: string | null | undefined;
  readonly lcNo: string;
  readonly name: string;
  readonly notes: string;
  readonly notifyParties: ReadonlyArray<{
    readonly buyerId: string;
  }>;
  readonly orderDate: string | null | undefined;
  readonly orderNo: string;
  readonly originCountry: string;
  readonly placeOfReceipt: string;
  readonly portOfDischarge: string;
  readonly portOfLoading: string;
  readonly preCarriage: string;
  readonly products: ReadonlyArray<{
    readonly countryOfOrigin: string;
    readonly description: string;
    readonly districtOfOrigin: string;
    readonly manufacturer: string;
    readonly marks: string;
    readonly originCriterion: string;
    readonly packages: {
      readonly grossWeightPerPackage: string | null | undefined;
      readonly netWeightPerPackage: string | null | undefined;
    };
    readonly productId: string;
    readonly quantity: string | null | undefined;
    readonly rate: string | null | undefined;
    readonly schemeSerialNo: string;
    readonly specification: string;
    readonly sqcQuantity: string | null | undefined;
    readonly sqcUnit: string;
    readonly stateOfOrigin: string;
    readonly unitId: string;
    readonly volume: string | null | undefined;
  }>;
  readonly references: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly seller: {
    readonly buyerId: string;
  } | null | undefined;
  readonly termsOfPayment: string;
  readonly termsOfShipment: string;
  readonly type: ShipmentType | null | undefined;
  readonly version: number | null | undefined;
  readonly vessel: string;
  readonly " $fragmentType": "shipmentValues_shipment";
};
export type shipmentValues_shipment$key = {
  readonly " $data"?: shipmentValues_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"shipmentValues_shipment">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "buyerId",
    "storageKey": null
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "shipmentValues_shipment",
  "selections": [
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
      "name": "version",
      "storageKey": null
    },
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSellerDifferent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "seller",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "buyer",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "consignee",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentParty",
      "kind": "LinkedField",
      "name": "notifyParties",
      "plural": true,
      "selections": (v0/*:: as any*/),
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
        }
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
      "alias": "preCarriage",
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
      "name": "orderNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lcNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lcDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lcIssuingBank",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lcLatestShipment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lcExpiry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ShipmentReference",
      "kind": "LinkedField",
      "name": "references",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
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
          "kind": "ScalarField",
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "marks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
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
          "name": "countryOfOrigin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateOfOrigin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "districtOfOrigin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sqcQuantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sqcUnit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "schemeSerialNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originCriterion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "manufacturer",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "volume",
          "storageKey": null
        },
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
              "name": "netWeightPerPackage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "grossWeightPerPackage",
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
      "concreteType": "Charges",
      "kind": "LinkedField",
      "name": "charges",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "discount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gstPercentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "advance",
          "storageKey": null
        },
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
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ContainerDetail",
      "kind": "LinkedField",
      "name": "containerDetail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "containerCount",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineSealNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rfidSealNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lot",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "netWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "grossWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isoType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tareWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxGrossWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dunnageWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customsSealNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vgmMethod",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vgmWeight",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vgmWeighedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vgmSlipNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vgmWeighbridge",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};
})();

(node as any).hash = "533a745ae2b2fe59e4c65ab8f967ecda";

export default node;
