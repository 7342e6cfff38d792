/**
 * @generated SignedSource<<f35894da0956520161becd5512f2b9b5>>
 * @relayHash 6317370e6b1b5ca7b446329e074ea757
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efe2a402ad94baf8bbdc2cc57a99efb108a66d3af50c731784f4eb6b70a95001

import type { ConcreteRequest } from 'relay-runtime';
export type TrySampleDataQuery$variables = Record<PropertyKey, never>;
export type TrySampleDataQuery$data = {
  readonly viewer: {
    readonly sampleData: {
      readonly firmCount: number;
    } | null | undefined;
  } | null | undefined;
};
export type TrySampleDataQuery = {
  response: TrySampleDataQuery$data;
  variables: TrySampleDataQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "SampleData",
  "kind": "LinkedField",
  "name": "sampleData",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firmCount",
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
    "name": "TrySampleDataQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "TrySampleDataQuery",
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
    "id": "efe2a402ad94baf8bbdc2cc57a99efb108a66d3af50c731784f4eb6b70a95001",
    "metadata": {},
    "name": "TrySampleDataQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4f7281b203b360a8d65bf7efe3e6d66";

export default node;
