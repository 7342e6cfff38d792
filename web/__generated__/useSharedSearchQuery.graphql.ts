/**
 * @generated SignedSource<<9692cf7b743871bef82119fec5238a76>>
 * @relayHash 5ac5f8742205ad6ef5bf7eaa1b5d9bda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d827d5cba2cdfc1850ed4dc1a67b2f90a80d645214eb2f7ecef5e3943d7c2619

import type { ConcreteRequest } from 'relay-runtime';
export type useSharedSearchQuery$variables = {
  find: string;
};
export type useSharedSearchQuery$data = {
  readonly viewer: {
    readonly sharedShipments: {
      readonly nodes: ReadonlyArray<{
        readonly consignee: string | null | undefined;
        readonly exporter: string;
        readonly id: string;
        readonly reference: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useSharedSearchQuery = {
  response: useSharedSearchQuery$data;
  variables: useSharedSearchQuery$variables;
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
  "concreteType": "SharedShipmentConnection",
  "kind": "LinkedField",
  "name": "sharedShipments",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SharedShipment",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exporter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "consignee",
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
    "name": "useSharedSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useSharedSearchQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d827d5cba2cdfc1850ed4dc1a67b2f90a80d645214eb2f7ecef5e3943d7c2619",
    "metadata": {},
    "name": "useSharedSearchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "350f23c28ecce5d0eced7179e7905b09";

export default node;
