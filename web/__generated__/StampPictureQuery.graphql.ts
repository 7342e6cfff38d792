/**
 * @generated SignedSource<<be970bc1ab6c2a0fea91287a490eefb3>>
 * @relayHash 3081d67bafbe82e141878534cf9b3ff0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10d739b3ace2393a70340770e40bb6ae72da6c221c52a954e6e6313ec86b2f4e

import type { ConcreteRequest } from 'relay-runtime';
export type StampPictureQuery$variables = Record<PropertyKey, never>;
export type StampPictureQuery$data = {
  readonly viewer: {
    readonly firms: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly stamp: {
          readonly url: string | null | undefined;
        } | null | undefined;
      }>;
    };
  } | null | undefined;
};
export type StampPictureQuery = {
  response: StampPictureQuery$data;
  variables: StampPictureQuery$variables;
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
          "concreteType": "FirmImage",
          "kind": "LinkedField",
          "name": "stamp",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "url",
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
    "name": "StampPictureQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "StampPictureQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "10d739b3ace2393a70340770e40bb6ae72da6c221c52a954e6e6313ec86b2f4e",
    "metadata": {},
    "name": "StampPictureQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "54d4be0e812cbe45cc53cede64d310d7";

export default node;
