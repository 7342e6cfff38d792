/**
 * @generated SignedSource<<77d6d7e387266fb8e43a12da9759120f>>
 * @relayHash 85e4c1ff71a3721c8f7b73643d43b0a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0b4cfba2a90d9c0c24b357af504c3a4036bad270293a90e9d859487128a1055

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type RemoveMemberInput = {
  id: string;
};
export type RemoveMemberDialogMutation$variables = {
  input: RemoveMemberInput;
};
export type RemoveMemberDialogMutation$data = {
  readonly removeMember: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type RemoveMemberDialogMutation = {
  response: RemoveMemberDialogMutation$data;
  variables: RemoveMemberDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RemoveMemberPayload",
    "kind": "LinkedField",
    "name": "removeMember",
    "plural": false,
    "selections": [
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RemoveMemberDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemoveMemberDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b0b4cfba2a90d9c0c24b357af504c3a4036bad270293a90e9d859487128a1055",
    "metadata": {},
    "name": "RemoveMemberDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "928bba591b8abd5e83f03eb739cc7510";

export default node;
