/**
 * @generated SignedSource<<0bbca18e50481d15f95ec0fa981b0f98>>
 * @relayHash 1f6ad3d1c432a31ebfeeb3963f469d0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2a2d65f78f17519d891330bcd07a293ebad478410b1a347e0014520b089ca84

import type { ConcreteRequest } from 'relay-runtime';
export type useDownloadAttachmentQuery$variables = {
  id: string;
};
export type useDownloadAttachmentQuery$data = {
  readonly node: {
    readonly downloadUrl?: string | null | undefined;
  } | null | undefined;
};
export type useDownloadAttachmentQuery = {
  response: useDownloadAttachmentQuery$data;
  variables: useDownloadAttachmentQuery$variables;
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
      "name": "downloadUrl",
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
    "name": "useDownloadAttachmentQuery",
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
    "name": "useDownloadAttachmentQuery",
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
    "id": "b2a2d65f78f17519d891330bcd07a293ebad478410b1a347e0014520b089ca84",
    "metadata": {},
    "name": "useDownloadAttachmentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a96bc7a3dd0997f3502da7fa99489a0";

export default node;
