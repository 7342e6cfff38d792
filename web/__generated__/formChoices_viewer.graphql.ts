/**
 * @generated SignedSource<<7d149ca2be6b65bc385b1018af56d4f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type formChoices_viewer$data = {
  readonly brokers: {
    readonly nodes: ReadonlyArray<{
      readonly country: string;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly buyers: {
    readonly nodes: ReadonlyArray<{
      readonly address: string;
      readonly country: string;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly currencies: ReadonlyArray<string>;
  readonly declarations: ReadonlyArray<string>;
  readonly destinationCountries: ReadonlyArray<string>;
  readonly dischargePorts: {
    readonly nodes: ReadonlyArray<{
      readonly country: string;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly firms: {
    readonly nodes: ReadonlyArray<{
      readonly addresses: ReadonlyArray<{
        readonly address: string;
        readonly addressId: string;
        readonly name: string;
      }>;
      readonly bankDetails: ReadonlyArray<{
        readonly accountNumber: string;
        readonly bank: string;
        readonly bankId: string;
        readonly nickname: string;
      }>;
      readonly id: string;
    }>;
  };
  readonly goods: {
    readonly nodes: ReadonlyArray<{
      readonly hsnCode: string;
      readonly id: string;
      readonly name: string;
      readonly specification: string;
      readonly sqcUnit: string;
      readonly stateOfOrigin: string;
    }>;
  };
  readonly loadingPorts: {
    readonly nodes: ReadonlyArray<{
      readonly country: string;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly originCountries: ReadonlyArray<string>;
  readonly packagingUnits: {
    readonly nodes: ReadonlyArray<{
      readonly grossWeight: string | null | undefined;
      readonly id: string;
      readonly netWeight: string | null | undefined;
      readonly orderUnit: string;
      readonly packageType: string;
      readonly packingUnit: string;
      readonly weight: string | null | undefined;
    }>;
  };
  readonly paymentTerms: ReadonlyArray<string>;
  readonly shipmentTerms: ReadonlyArray<string>;
  readonly " $fragmentType": "formChoices_viewer";
};
export type formChoices_viewer$key = {
  readonly " $data"?: formChoices_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"formChoices_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v4 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v3/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "formChoices_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FirmConnection",
      "kind": "LinkedField",
      "name": "firms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Firm",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Address",
              "kind": "LinkedField",
              "name": "addresses",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "addressId",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BankDetail",
              "kind": "LinkedField",
              "name": "bankDetails",
              "plural": true,
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
      "kind": "ScalarField",
      "name": "originCountries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destinationCountries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BuyerConnection",
      "kind": "LinkedField",
      "name": "buyers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Buyer",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BrokerConnection",
      "kind": "LinkedField",
      "name": "brokers",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Broker",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadingPortConnection",
      "kind": "LinkedField",
      "name": "loadingPorts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LoadingPort",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DischargePortConnection",
      "kind": "LinkedField",
      "name": "dischargePorts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DischargePort",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": (v4/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipmentTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PackagingUnitConnection",
      "kind": "LinkedField",
      "name": "packagingUnits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PackagingUnit",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
      "concreteType": "GoodsConnection",
      "kind": "LinkedField",
      "name": "goods",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Goods",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
              "name": "sqcUnit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stateOfOrigin",
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
      "kind": "ScalarField",
      "name": "currencies",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "declarations",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "41fb1254327909352391410672b983e2";

export default node;
