/**
 * @generated SignedSource<<502f55e2a8f349260dba43926c8c6687>>
 * @relayHash 07525fdc63116db96a5d0d202b5d3819
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2e05182db17d2a5a6ef93b483f8b68404675c2a34afe12fe08be2b4515a5f2f

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type DeleteStatsColumnInput = {
  id: string;
};
export type statsColumnEditsDeleteMutation$variables = {
  input: DeleteStatsColumnInput;
};
export type statsColumnEditsDeleteMutation$data = {
  readonly deleteStatsColumn: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type statsColumnEditsDeleteMutation = {
  response: statsColumnEditsDeleteMutation$data;
  variables: statsColumnEditsDeleteMutation$variables;
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
    "concreteType": "DeleteStatsColumnPayload",
    "kind": "LinkedField",
    "name": "deleteStatsColumn",
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
    "name": "statsColumnEditsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statsColumnEditsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a2e05182db17d2a5a6ef93b483f8b68404675c2a34afe12fe08be2b4515a5f2f",
    "metadata": {},
    "name": "statsColumnEditsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64e4df89f88d22e63a4bba393eb7f6fc";

export default node;
