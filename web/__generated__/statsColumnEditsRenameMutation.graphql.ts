/**
 * @generated SignedSource<<bae5b28da3c911c9e8be1de6de69e7b9>>
 * @relayHash e7cdf6ad9cfac62fbd3b39717b53a938
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 512dc2b967befb3f9effb1e26432e07f24bc7c4e3c771935887e7660647493c4

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type RenameStatsColumnInput = {
  id: string;
  name: string;
};
export type statsColumnEditsRenameMutation$variables = {
  input: RenameStatsColumnInput;
};
export type statsColumnEditsRenameMutation$data = {
  readonly renameStatsColumn: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type statsColumnEditsRenameMutation = {
  response: statsColumnEditsRenameMutation$data;
  variables: statsColumnEditsRenameMutation$variables;
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
    "concreteType": "RenameStatsColumnPayload",
    "kind": "LinkedField",
    "name": "renameStatsColumn",
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
    "name": "statsColumnEditsRenameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statsColumnEditsRenameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "512dc2b967befb3f9effb1e26432e07f24bc7c4e3c771935887e7660647493c4",
    "metadata": {},
    "name": "statsColumnEditsRenameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "224201584f5637f63656154fa7d33c42";

export default node;
