/**
 * @generated SignedSource<<8f0bc0e940157e2007627a0f479ce9b7>>
 * @relayHash ffdc3908e0f32f97bfa1864478a6df5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2670124dce0b321e788d0d4f98ec9c59a84ce5518e763eff520051efc3f300f4

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
  "selections": (v2/*:: as any*/),
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
    "id": "2670124dce0b321e788d0d4f98ec9c59a84ce5518e763eff520051efc3f300f4",
    "metadata": {},
    "name": "useDownloadAttachmentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fe76db0d03244f69a15ac8b61f76c6cd";

export default node;
