/**
 * @generated SignedSource<<020bb9703ca2fdb30e51c9aa176c27ed>>
 * @relayHash 60b74e92e159d1c38cf2bf1985e4d224
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4100597d825d3516dae46064fa90049b1356863a37c66f49517705379d32465c

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type AcceptInvitationInput = {
  code: string;
  email: string;
  name: string;
  password: string;
};
export type JoinFormMutation$variables = {
  input: AcceptInvitationInput;
};
export type JoinFormMutation$data = {
  readonly acceptInvitation: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly jwt: string | null | undefined;
  };
};
export type JoinFormMutation = {
  response: JoinFormMutation$data;
  variables: JoinFormMutation$variables;
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
    "concreteType": "AcceptInvitationPayload",
    "kind": "LinkedField",
    "name": "acceptInvitation",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "jwt",
        "storageKey": null
      },
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
            "name": "field",
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
    "name": "JoinFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4100597d825d3516dae46064fa90049b1356863a37c66f49517705379d32465c",
    "metadata": {},
    "name": "JoinFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f1e85bfbb90d646804a9038bebe2cf84";

export default node;
