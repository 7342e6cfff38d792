/**
 * @generated SignedSource<<0d619cacf88ce5cc91d10cd0ea2aa350>>
 * @relayHash 08182357902208760555968958662aea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18ca60ddd0f1f06db81770b5551645a83d2875aaa968cec8488eb5817422961f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSharingQuery$variables = Record<PropertyKey, never>;
export type useSharingQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"useSharing_viewer">;
  } | null | undefined;
};
export type useSharingQuery = {
  response: useSharingQuery$data;
  variables: useSharingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": "anyPartners",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    }
  ],
  "concreteType": "PartnerConnection",
  "kind": "LinkedField",
  "name": "partners",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "partners(first:1)"
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SharingDefault",
  "kind": "LinkedField",
  "name": "sharingDefaults",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
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
    "name": "useSharingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "useSharing_viewer",
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSharingQuery",
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
    "id": "18ca60ddd0f1f06db81770b5551645a83d2875aaa968cec8488eb5817422961f",
    "metadata": {},
    "name": "useSharingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "341c6d1f0517ccc4b32735ebc61b477c";

export default node;
