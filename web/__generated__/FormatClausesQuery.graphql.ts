/**
 * @generated SignedSource<<ffff1060edd9e13e142e73943872a540>>
 * @relayHash 4afd669900be4d573f3d421291413fc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3a283b3c7c150bc5086ed14f1b3e475e3ec218434ab55e9cc6f7f3427eebdc3

import type { ConcreteRequest } from 'relay-runtime';
export type FormatClausesQuery$variables = Record<PropertyKey, never>;
export type FormatClausesQuery$data = {
  readonly viewer: {
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
  } | null | undefined;
};
export type FormatClausesQuery = {
  response: FormatClausesQuery$data;
  variables: FormatClausesQuery$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FormatClausesQuery",
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FormatClausesQuery",
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c3a283b3c7c150bc5086ed14f1b3e475e3ec218434ab55e9cc6f7f3427eebdc3",
    "metadata": {},
    "name": "FormatClausesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c6e99c03a60a2d196f9c99bf9d4ebb2f";

export default node;
