/**
 * @generated SignedSource<<d5f041b060d9d0f81fb090cc4c9bf34c>>
 * @relayHash 4c13b20bc344d8449109c72c58cd3db1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4e1f54c3a6d97e63e74e823910617f170463c7b3837e6dc7a0379c13557d755

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountType = "BROKER" | "CHA" | "EXPORTER" | "IMPORTER";
export type OnboardingStatus = "ONBOARDING_COMPLETED" | "ONBOARDING_IN_PROGRESS" | "ONBOARDING_PENDING";
export type Role = "EDITOR" | "OWNER" | "VIEWER";
export type viewerUserInfoQuery$variables = Record<PropertyKey, never>;
export type viewerUserInfoQuery$data = {
  readonly viewer: {
    readonly brokers: {
      readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_brokers">;
    };
    readonly buyers: {
      readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_buyers">;
    };
    readonly contractFormats: {
      readonly nodes: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly name: string;
          readonly value: string;
        }>;
        readonly id: string;
        readonly name: string;
      }>;
    };
    readonly currencies: ReadonlyArray<string>;
    readonly declarations: ReadonlyArray<string>;
    readonly destinationCountries: ReadonlyArray<string>;
    readonly dischargePorts: {
      readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_dischargePorts">;
    };
    readonly documentTemplates: {
      readonly nodes: ReadonlyArray<{
        readonly body: string;
        readonly heading: string;
        readonly id: string;
        readonly name: string;
      }>;
    };
    readonly email: string;
    readonly firms: {
      readonly nodes: ReadonlyArray<{
        readonly addresses: ReadonlyArray<{
          readonly address: string;
          readonly addressId: string;
          readonly gst: string;
          readonly name: string;
        }>;
        readonly authorityWording: string;
        readonly bankDetails: ReadonlyArray<{
          readonly accountHolderName: string;
          readonly accountNumber: string;
          readonly adCode: string;
          readonly bank: string;
          readonly bankAddress: string;
          readonly bankId: string;
          readonly branch: string | null | undefined;
          readonly country: string | null | undefined;
          readonly iban: string;
          readonly nickname: string;
          readonly swiftCode: string;
        }>;
        readonly blankMarks: string;
        readonly cin: string;
        readonly coveringLetterWording: string;
        readonly dateStyle: string;
        readonly email: string;
        readonly id: string;
        readonly ieCode: string;
        readonly letterhead: {
          readonly key: string;
        } | null | undefined;
        readonly lutArn: string;
        readonly lutDate: string | null | undefined;
        readonly lutFinancialYear: string;
        readonly name: string;
        readonly originWording: string;
        readonly pan: string;
        readonly phone: string;
        readonly rcmc: string;
        readonly rodtepWording: string;
        readonly signatoryDesignation: string;
        readonly signatoryMobile: string;
        readonly signatoryName: string;
        readonly signingPlace: string;
        readonly stamp: {
          readonly key: string;
        } | null | undefined;
        readonly valueDeclarationWording: string;
        readonly version: string | null | undefined;
        readonly vgmWording: string;
      }>;
    };
    readonly goods: {
      readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_goods">;
    };
    readonly id: string;
    readonly isPartner: boolean;
    readonly loadingPorts: {
      readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_loadingPorts">;
    };
    readonly name: string;
    readonly originCountries: ReadonlyArray<string>;
    readonly packagingUnits: {
      readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_packagingUnits">;
    };
    readonly paymentTerms: ReadonlyArray<string>;
    readonly role: Role;
    readonly shipmentTerms: ReadonlyArray<string>;
    readonly status: OnboardingStatus | null | undefined;
    readonly type: AccountType | null | undefined;
  } | null | undefined;
};
export type viewerUserInfoQuery = {
  response: viewerUserInfoQuery$data;
  variables: viewerUserInfoQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPartner",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bankAddress",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "country",
  "storageKey": null
},
v12 = {
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
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ieCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pan",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cin",
          "storageKey": null
        },
        (v7/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rcmc",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signatoryName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signatoryDesignation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signatoryMobile",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signingPlace",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lutArn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lutDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lutFinancialYear",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dateStyle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "blankMarks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "coveringLetterWording",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "valueDeclarationWording",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rodtepWording",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "authorityWording",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originWording",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "vgmWording",
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
          "concreteType": "FirmImage",
          "kind": "LinkedField",
          "name": "stamp",
          "plural": false,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FirmImage",
          "kind": "LinkedField",
          "name": "letterhead",
          "plural": false,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        },
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
            (v9/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "gst",
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
              "name": "accountNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "iban",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "accountHolderName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bank",
              "storageKey": null
            },
            (v10/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "swiftCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "branch",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "adCode",
              "storageKey": null
            },
            (v11/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originCountries",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "destinationCountries",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentTerms",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shipmentTerms",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currencies",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "declarations",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "ContractFormatConnection",
  "kind": "LinkedField",
  "name": "contractFormats",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContractFormat",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ContractField",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
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
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "DocumentTemplateConnection",
  "kind": "LinkedField",
  "name": "documentTemplates",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentTemplate",
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
          "name": "heading",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  (v11/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "viewerUserInfoQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BuyerConnection",
            "kind": "LinkedField",
            "name": "buyers",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "viewerUserInfo_buyers"
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "viewerUserInfo_brokers"
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "viewerUserInfo_loadingPorts"
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "viewerUserInfo_dischargePorts"
              }
            ],
            "storageKey": null
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PackagingUnitConnection",
            "kind": "LinkedField",
            "name": "packagingUnits",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "viewerUserInfo_packagingUnits"
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "viewerUserInfo_goods"
              }
            ],
            "storageKey": null
          },
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "viewerUserInfoQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
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
                  (v9/*:: as any*/),
                  (v11/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "contactPerson",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "taxNumber",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bankName",
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "bankSwiftCode",
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
                "selections": (v21/*:: as any*/),
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
                "selections": (v21/*:: as any*/),
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
                "selections": (v21/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v15/*:: as any*/),
          (v16/*:: as any*/),
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
          (v17/*:: as any*/),
          (v18/*:: as any*/),
          (v19/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c4e1f54c3a6d97e63e74e823910617f170463c7b3837e6dc7a0379c13557d755",
    "metadata": {},
    "name": "viewerUserInfoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "828e5e698776c19f07d535e2c3cf2d15";

export default node;
