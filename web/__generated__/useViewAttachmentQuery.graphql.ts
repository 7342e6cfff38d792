/**
 * @generated SignedSource<<9dcc21e7ca7af02b48665a8aeed4f59b>>
 * @relayHash 7c1c9df1d974a91847010b6b2776ad0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a657e2ca99d6c2eafc2057dcf64fff57fe08b24b3dc73588bc94c658e1777109

import type { ConcreteRequest } from 'relay-runtime';
export type useViewAttachmentQuery$variables = {
  id: string;
};
export type useViewAttachmentQuery$data = {
  readonly node: {
    readonly content?: string | null | undefined;
  } | null | undefined;
};
export type useViewAttachmentQuery = {
  response: useViewAttachmentQuery$data;
  variables: useViewAttachmentQuery$variables;
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
      "kind": "ScalarField",
      "name": "content",
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useViewAttachmentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "name": "useViewAttachmentQuery",
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
    "id": "a657e2ca99d6c2eafc2057dcf64fff57fe08b24b3dc73588bc94c658e1777109",
    "metadata": {},
    "name": "useViewAttachmentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc4d177f74b3c7f03e21a2cb84fd11dd";

export default node;
