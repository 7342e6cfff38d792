/**
 * @generated SignedSource<<e46ec3cb4735bd562ba36903a59d15d5>>
 * @relayHash a23a9016e2ef4278a4229f44339d12a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 069355871ff7c1c8eca8389a0aad2f16992f6e8d6d484c58f84d1b74a6ed754a

import type { ConcreteRequest } from 'relay-runtime';
export type useFoundShipmentsQuery$variables = {
  find: string;
};
export type useFoundShipmentsQuery$data = {
  readonly viewer: {
    readonly shipments: {
      readonly nodes: ReadonlyArray<{
        readonly consignee: {
          readonly name: string;
        };
        readonly contractNo: string | null | undefined;
        readonly firmId: string;
        readonly id: string;
        readonly invoiceNo: string | null | undefined;
        readonly name: string;
        readonly piNo: string | null | undefined;
      }>;
    };
  } | null | undefined;
};
export type useFoundShipmentsQuery = {
  response: useFoundShipmentsQuery$data;
  variables: useFoundShipmentsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "find"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "find",
      "variableName": "find"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 8
    }
  ],
  "concreteType": "ShipmentConnection",
  "kind": "LinkedField",
  "name": "shipments",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Shipment",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firmId",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "piNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contractNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShipmentParty",
          "kind": "LinkedField",
          "name": "consignee",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFoundShipmentsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFoundShipmentsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "069355871ff7c1c8eca8389a0aad2f16992f6e8d6d484c58f84d1b74a6ed754a",
    "metadata": {},
    "name": "useFoundShipmentsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aff74c49a69def6e37e1d99ba8528e01";

export default node;
