/**
 * @generated SignedSource<<31aeaeed2a7fe82a82584acf997828b4>>
 * @relayHash 92631bf725170d7a801af52ff8c0cee6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ae1f7e88b49b4bcad112fe0c4304d3d9120f80f4ea4e2d507070035e3fdaf9c

import type { ConcreteRequest } from 'relay-runtime';
export type TemplateSelectQuery$variables = Record<PropertyKey, never>;
export type TemplateSelectQuery$data = {
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
export type TemplateSelectQuery = {
  response: TemplateSelectQuery$data;
  variables: TemplateSelectQuery$variables;
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
    "name": "TemplateSelectQuery",
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
    "name": "TemplateSelectQuery",
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
    "id": "0ae1f7e88b49b4bcad112fe0c4304d3d9120f80f4ea4e2d507070035e3fdaf9c",
    "metadata": {},
    "name": "TemplateSelectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2e852b2be52a26fe82f47e9d3465482";

export default node;
