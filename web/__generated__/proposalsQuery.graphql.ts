/**
 * @generated SignedSource<<fbfa63671abad3e12025829a12222d58>>
 * @relayHash 8eba91c97dc56bd4442ed9c6e633fdc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bfd493bb69e25d6b72a6038e939111358e7d7f2ce023ab8becd5f540dd1be9e

import type { ConcreteRequest } from 'relay-runtime';
export type proposalsQuery$variables = {
  id: string;
};
export type proposalsQuery$data = {
  readonly node: {
    readonly shipment: {
      readonly mergeFields: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type proposalsQuery = {
  response: proposalsQuery$data;
  variables: proposalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MergeField",
      "kind": "LinkedField",
      "name": "mergeFields",
      "plural": true,
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
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "proposalsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "shipment"
          }
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
    "name": "proposalsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2bfd493bb69e25d6b72a6038e939111358e7d7f2ce023ab8becd5f540dd1be9e",
    "metadata": {},
    "name": "proposalsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0f5dc843adf70a37cddaf3103382b638";

export default node;
