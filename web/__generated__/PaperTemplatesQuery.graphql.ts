/**
 * @generated SignedSource<<02c8c75e574c76a343afe295bcbbe39c>>
 * @relayHash a94bcc620644c11eea68b9373c1711ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ab3b060ba6b30377db9e2698fab2dcb5b107a19e4146e45f24632a1928d137e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaperTemplatesQuery$variables = Record<PropertyKey, never>;
export type PaperTemplatesQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"PaperTemplates_viewer">;
  } | null | undefined;
};
export type PaperTemplatesQuery = {
  response: PaperTemplatesQuery$data;
  variables: PaperTemplatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PaperTemplatesQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "PaperTemplates_viewer"
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
    "name": "PaperTemplatesQuery",
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
            "alias": null,
            "args": null,
            "concreteType": "PaperTemplate",
            "kind": "LinkedField",
            "name": "paperTemplates",
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
                "name": "types",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "buyerId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "buyerName",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ab3b060ba6b30377db9e2698fab2dcb5b107a19e4146e45f24632a1928d137e",
    "metadata": {},
    "name": "PaperTemplatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f835b044c424d73dc282dafa9b88df1";

export default node;
