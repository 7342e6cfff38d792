/**
 * @generated SignedSource<<0cd9553d08cb67d8fff29cd6b4ed4b67>>
 * @relayHash fb81b49988c127b7ac8ab098e56ad721
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37a40ae7cab9daf591c61244fc65a62c64ad49d71fa90eede980c88c55a2aad7

import type { ConcreteRequest } from 'relay-runtime';
export type ContractDialogQuery$variables = Record<PropertyKey, never>;
export type ContractDialogQuery$data = {
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
export type ContractDialogQuery = {
  response: ContractDialogQuery$data;
  variables: ContractDialogQuery$variables;
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
    "name": "ContractDialogQuery",
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
    "name": "ContractDialogQuery",
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
    "id": "37a40ae7cab9daf591c61244fc65a62c64ad49d71fa90eede980c88c55a2aad7",
    "metadata": {},
    "name": "ContractDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c34c540e02b361ec1acbe31ec352cd2";

export default node;
