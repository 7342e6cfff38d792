/**
 * @generated SignedSource<<8ff1fba885582ea8b66a8ead1905a46e>>
 * @relayHash 435f2a448c8477cfc79391a31c7b6ae0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bb3df4c72c6935ef9478995a737de24ec48e27b6fc83b8f3e2d22513b5ec3f0

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteSharedCommentInput = {
  id: string;
};
export type SharedCommentLineMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeleteSharedCommentInput;
};
export type SharedCommentLineMutation$data = {
  readonly deleteSharedComment: {
    readonly deletedCommentId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type SharedCommentLineMutation = {
  response: SharedCommentLineMutation$data;
  variables: SharedCommentLineMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCommentId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "SharedCommentLineMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteSharedCommentPayload",
        "kind": "LinkedField",
        "name": "deleteSharedComment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "SharedCommentLineMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeleteSharedCommentPayload",
        "kind": "LinkedField",
        "name": "deleteSharedComment",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedCommentId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6bb3df4c72c6935ef9478995a737de24ec48e27b6fc83b8f3e2d22513b5ec3f0",
    "metadata": {},
    "name": "SharedCommentLineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a5c78ac0a25b3942578f7c5e6c49048e";

export default node;
