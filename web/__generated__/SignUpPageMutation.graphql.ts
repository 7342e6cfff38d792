/**
 * @generated SignedSource<<e36c8ac345730cb87828b79905c8617c>>
 * @relayHash c34556e2aee1e57b82244ac9c7781d51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a5e685ca96fd320e51f330abb690b63d8979a7cf094e3a04f9715b403167078

import type { ConcreteRequest } from 'relay-runtime';
export type AccountType = "BROKER" | "CHA" | "EXPORTER" | "IMPORTER";
export type SignUpInput = {
  email: string;
  name: string;
  password: string;
  type: AccountType;
};
export type SignUpPageMutation$variables = {
  input: SignUpInput;
};
export type SignUpPageMutation$data = {
  readonly signUp: {
    readonly errors: ReadonlyArray<{
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly jwt: string | null | undefined;
  };
};
export type SignUpPageMutation = {
  response: SignUpPageMutation$data;
  variables: SignUpPageMutation$variables;
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
    "concreteType": "SignUpPayload",
    "kind": "LinkedField",
    "name": "signUp",
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
    "name": "SignUpPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignUpPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2a5e685ca96fd320e51f330abb690b63d8979a7cf094e3a04f9715b403167078",
    "metadata": {},
    "name": "SignUpPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c339c40d9c0600cb1e784fb90d4e07ee";

export default node;
