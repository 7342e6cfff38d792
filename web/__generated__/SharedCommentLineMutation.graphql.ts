/**
 * @generated SignedSource<<9e6e2f14ba7322e0baace463e2989a4f>>
 * @relayHash 2fba2a75a923d1fc3cf341563b132842
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7238bad1fbb3521a84a166f7fec8c16f75e21955a0efcbbd0ffcce6f131ba630

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
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
      readonly code: UserErrorCode;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
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
    "id": "7238bad1fbb3521a84a166f7fec8c16f75e21955a0efcbbd0ffcce6f131ba630",
    "metadata": {},
    "name": "SharedCommentLineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df2c182de07d6a1e9a5b44c2a7d37d3a";

export default node;
