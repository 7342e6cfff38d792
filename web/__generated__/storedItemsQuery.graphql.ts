/**
 * @generated SignedSource<<d230dc9a6d65597598570b7a289a5e51>>
 * @relayHash 85bf029ab6fe2cb140c3a7c991b14700
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f01b766ecc5188ae55294e32309fa8d148b7d61d6cbdf494413dc18caedb7854

import type { ConcreteRequest } from 'relay-runtime';
export type storedItemsQuery$variables = Record<PropertyKey, never>;
export type storedItemsQuery$data = {
  readonly viewer: {
    readonly currencies: ReadonlyArray<string>;
    readonly declarations: ReadonlyArray<string>;
    readonly destinationCountries: ReadonlyArray<string>;
    readonly originCountries: ReadonlyArray<string>;
    readonly paymentTerms: ReadonlyArray<string>;
    readonly shipmentTerms: ReadonlyArray<string>;
  } | null | undefined;
};
export type storedItemsQuery = {
  response: storedItemsQuery$data;
  variables: storedItemsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originCountries",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "destinationCountries",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paymentTerms",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shipmentTerms",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currencies",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "declarations",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "storedItemsQuery",
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
          (v5/*:: as any*/)
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
    "name": "storedItemsQuery",
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
    "id": "f01b766ecc5188ae55294e32309fa8d148b7d61d6cbdf494413dc18caedb7854",
    "metadata": {},
    "name": "storedItemsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2db4bacaae3625e0e9b6c0121a679cb";

export default node;
