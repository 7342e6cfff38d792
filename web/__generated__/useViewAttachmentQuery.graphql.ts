/**
 * @generated SignedSource<<62526e15cca80c5962caa63e84751c0b>>
 * @relayHash 57276b7cb4af2c43dcbc49c58eaf995b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 724fde0cbb84b27115d2011c7fe18e9ba7175e381a6508627b80b9663e281e71

import type { ConcreteRequest } from 'relay-runtime';
export type useViewAttachmentQuery$variables = {
  id: string;
  isLarge: boolean;
};
export type useViewAttachmentQuery$data = {
  readonly node: {
    readonly content?: string | null | undefined;
    readonly downloadUrl?: string | null | undefined;
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
v2 = {
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
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downloadUrl",
          "storageKey": null
        }
      ]
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
    "id": "724fde0cbb84b27115d2011c7fe18e9ba7175e381a6508627b80b9663e281e71",
    "metadata": {},
    "name": "useViewAttachmentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "db788e92abda4d07fd1a0c9391262038";

export default node;
