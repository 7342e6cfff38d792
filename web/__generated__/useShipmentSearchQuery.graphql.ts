/**
 * @generated SignedSource<<ef30422cc0dfe231208c59b499eac50d>>
 * @relayHash 44fe012e75e84a693ab7a2a10166e289
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fbd74716c38d53d74627566b96e8c102e9537491071045418f46ff6f306ed66

import type { ConcreteRequest } from 'relay-runtime';
export type useShipmentSearchQuery$variables = {
  find: string;
};
export type useShipmentSearchQuery$data = {
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
export type useShipmentSearchQuery = {
  response: useShipmentSearchQuery$data;
  variables: useShipmentSearchQuery$variables;
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
    "name": "useShipmentSearchQuery",
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
    "name": "useShipmentSearchQuery",
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
    "id": "2fbd74716c38d53d74627566b96e8c102e9537491071045418f46ff6f306ed66",
    "metadata": {},
    "name": "useShipmentSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa4049bcbf17815c53449e2651ed4bc5";

export default node;
