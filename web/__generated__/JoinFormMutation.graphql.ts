/**
 * @generated SignedSource<<dcbd233d1d9aed18b84e506ebe3e956d>>
 * @relayHash d2df38ccac56b6a5c2d2caa181947061
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02c19cfb7e81be4473c939313404e5eb3f060e54d5e12ff078e80d36ca412dd4

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "02c19cfb7e81be4473c939313404e5eb3f060e54d5e12ff078e80d36ca412dd4",
    "metadata": {},
    "name": "JoinFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "57f6f3b74375c74b1b876b9121f4e8e2";

export default node;
