/**
 * @generated SignedSource<<e6a1704f66bba0a044ee447efc721c4d>>
 * @relayHash e88d1693fc906cea6082da5f31360ebd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb578bf5f506c387d9ea6b0bc9a8415f7a877708da02d493d63b915f8576f8e1

import type { ConcreteRequest } from 'relay-runtime';
export type AcceptInvitationInput = {
  code: string;
  email: string;
  name: string;
  password: string;
};
export type JoinCardMutation$variables = {
  input: AcceptInvitationInput;
};
export type JoinCardMutation$data = {
  readonly acceptInvitation: {
    readonly errors: ReadonlyArray<{
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly jwt: string | null | undefined;
  };
};
export type JoinCardMutation = {
  response: JoinCardMutation$data;
  variables: JoinCardMutation$variables;
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
    "name": "JoinCardMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JoinCardMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cb578bf5f506c387d9ea6b0bc9a8415f7a877708da02d493d63b915f8576f8e1",
    "metadata": {},
    "name": "JoinCardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "911c92de67924671161c4286a844f843";

export default node;
