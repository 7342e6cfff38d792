/**
 * @generated SignedSource<<ceaa408b6be401dfa27b1c280de41767>>
 * @relayHash 240d01c201369f5c1e210fbcdca862cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e82eb063d91e8c32224f3ebbf6716ac650f4f248fe9276118c51ed1358f31dd

import type { ConcreteRequest } from 'relay-runtime';
export type attachmentContentQuery$variables = {
  id: string;
  isLarge: boolean;
};
export type attachmentContentQuery$data = {
  readonly node: {
    readonly content?: string | null | undefined;
    readonly downloadUrl?: string | null | undefined;
  } | null | undefined;
};
export type attachmentContentQuery = {
  response: attachmentContentQuery$data;
  variables: attachmentContentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isLarge"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "downloadUrl",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "condition": "isLarge",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isLarge",
      "kind": "Condition",
      "passingValue": true,
      "selections": (v2/*:: as any*/)
    }
  ],
  "type": "Attachment",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "SharedAttachment",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "attachmentContentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "attachmentContentQuery",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
    "id": "3e82eb063d91e8c32224f3ebbf6716ac650f4f248fe9276118c51ed1358f31dd",
    "metadata": {},
    "name": "attachmentContentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fa60147733912abcd63033e202d11811";

export default node;
