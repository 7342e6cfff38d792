/**
 * @generated SignedSource<<d2094e8115f3f48c9ee3a2f1e83a442e>>
 * @relayHash 24d5b7f543cadd61309b28a00ad822a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 495786f0b7ec796cfd6e6cb60cfbb4378ddeb7ae7d6cbdba524501fd49786442

import type { ConcreteRequest } from 'relay-runtime';
export type CustomDocumentDialogQuery$variables = Record<PropertyKey, never>;
export type CustomDocumentDialogQuery$data = {
  readonly viewer: {
    readonly documentTemplates: {
      readonly nodes: ReadonlyArray<{
        readonly body: string;
        readonly heading: string;
        readonly id: string;
        readonly name: string;
      }>;
    };
  } | null | undefined;
};
export type CustomDocumentDialogQuery = {
  response: CustomDocumentDialogQuery$data;
  variables: CustomDocumentDialogQuery$variables;
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
  "concreteType": "DocumentTemplateConnection",
  "kind": "LinkedField",
  "name": "documentTemplates",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentTemplate",
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
          "kind": "ScalarField",
          "name": "heading",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
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
    "name": "CustomDocumentDialogQuery",
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
    "name": "CustomDocumentDialogQuery",
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
    "id": "495786f0b7ec796cfd6e6cb60cfbb4378ddeb7ae7d6cbdba524501fd49786442",
    "metadata": {},
    "name": "CustomDocumentDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0830486835e1e6b0fd5ffe3cfb2aaafa";

export default node;
