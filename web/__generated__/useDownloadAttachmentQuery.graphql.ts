/**
 * @generated SignedSource<<cea6db61e3ed8db787dc1b97ca648b12>>
 * @relayHash 55681e62cb1f6d466a3e9a1375361736
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 530084a170de802ac7bf69570b801c6496fe29e04aea14d65b6b4e678c6e2260

import type { ConcreteRequest } from 'relay-runtime';
export type useDownloadAttachmentQuery$variables = {
  id: string;
  withRecord: boolean;
};
export type useDownloadAttachmentQuery$data = {
  readonly node: {
    readonly approvalRecordUrl?: string | null | undefined;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "withRecord"
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
      "condition": "withRecord",
      "kind": "Condition",
      "passingValue": false,
      "selections": (v2/*:: as any*/)
    },
    {
      "condition": "withRecord",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvalRecordUrl",
          "storageKey": null
        }
      ]
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
    "id": "530084a170de802ac7bf69570b801c6496fe29e04aea14d65b6b4e678c6e2260",
    "metadata": {},
    "name": "useDownloadAttachmentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c1ae4d57cba4fd5bd488dec7a2c8347e";

export default node;
