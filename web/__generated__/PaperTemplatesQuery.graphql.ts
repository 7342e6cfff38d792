/**
 * @generated SignedSource<<9b53cc0965cc8177a3afc8013f9fb5ff>>
 * @relayHash c4a41cc4d6b8058ac8dae0bd57e94eec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb68f2982a9ac442a3b0b0659e726f27524611ec4b74ec7ade8da0f40346de15

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
    "id": "bb68f2982a9ac442a3b0b0659e726f27524611ec4b74ec7ade8da0f40346de15",
    "metadata": {},
    "name": "PaperTemplatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f835b044c424d73dc282dafa9b88df1";

export default node;
