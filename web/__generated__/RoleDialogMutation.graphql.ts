/**
 * @generated SignedSource<<23433e7fa7b50f3435312f78d776713c>>
 * @relayHash 6e794c06dc8f29e7d72c91b5e11c9faf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea417a87dfd036cc75cd7de23d82f7caebe5c59da83a5587af512e3c308cfb3b

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "EDITOR" | "OWNER" | "VIEWER";
export type SetMemberRoleInput = {
  id: string;
  role: Role;
};
export type RoleDialogMutation$variables = {
  input: SetMemberRoleInput;
};
export type RoleDialogMutation$data = {
  readonly setMemberRole: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly member: {
      readonly role: Role;
    } | null | undefined;
  };
};
export type RoleDialogMutation = {
  response: RoleDialogMutation$data;
  variables: RoleDialogMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "role",
  "storageKey": null
},
v3 = {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RoleDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetMemberRolePayload",
        "kind": "LinkedField",
        "name": "setMemberRole",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RoleDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetMemberRolePayload",
        "kind": "LinkedField",
        "name": "setMemberRole",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Member",
            "kind": "LinkedField",
            "name": "member",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ea417a87dfd036cc75cd7de23d82f7caebe5c59da83a5587af512e3c308cfb3b",
    "metadata": {},
    "name": "RoleDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f246022c117839976def3a5fc5b7ea19";

export default node;
