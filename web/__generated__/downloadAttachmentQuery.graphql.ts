/**
 * @generated SignedSource<<ff96184b819f9832525f58180609eddc>>
 * @relayHash 2b970eb8df14365aa7aaebdd1da4b62f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3fe2466ea446a278ea11447f88497de061e7a8b15ecdb1f23a958b3b67a49d8

import type { ConcreteRequest } from 'relay-runtime';
export type downloadAttachmentQuery$variables = {
  id: string;
  withRecord: boolean;
};
export type downloadAttachmentQuery$data = {
  readonly node: {
    readonly approvalRecordUrl?: string | null | undefined;
    readonly downloadUrl?: string | null | undefined;
  } | null | undefined;
};
export type downloadAttachmentQuery = {
  response: downloadAttachmentQuery$data;
  variables: downloadAttachmentQuery$variables;
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
    "name": "downloadAttachmentQuery",
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
    "name": "downloadAttachmentQuery",
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
    "id": "f3fe2466ea446a278ea11447f88497de061e7a8b15ecdb1f23a958b3b67a49d8",
    "metadata": {},
    "name": "downloadAttachmentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a4de36fbe8fc9721122f49026da682ad";

export default node;
