/**
 * @generated SignedSource<<fcec91993510fee637d96af898b71aa1>>
 * @relayHash 6a8dc5696947e8307777358c2fbb2d78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 581f28fe6220b03964d3ccc95cd94a48e50511353776834eb8611153e9b44d9a

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
    "id": "581f28fe6220b03964d3ccc95cd94a48e50511353776834eb8611153e9b44d9a",
    "metadata": {},
    "name": "useViewAttachmentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e405a7f3c6fb3410cb9fbaf93e8d17a5";

export default node;
