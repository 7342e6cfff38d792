/**
 * @generated SignedSource<<9ddfdaebf56f2a67a887708171ab85b8>>
 * @relayHash 99348bac060564d3e38d67c56cf6fa4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f3962b167c797117fb01c737695c855515307958ee8f7702a6939b188bba9eb

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type DeleteShipmentInput = {
  id: string;
};
export type DeleteShipmentDialogMutation$variables = {
  input: DeleteShipmentInput;
};
export type DeleteShipmentDialogMutation$data = {
  readonly deleteShipment: {
    readonly deletedShipmentId: string | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type DeleteShipmentDialogMutation = {
  response: DeleteShipmentDialogMutation$data;
  variables: DeleteShipmentDialogMutation$variables;
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
    "concreteType": "DeleteShipmentPayload",
    "kind": "LinkedField",
    "name": "deleteShipment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedShipmentId",
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
    "name": "DeleteShipmentDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeleteShipmentDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1f3962b167c797117fb01c737695c855515307958ee8f7702a6939b188bba9eb",
    "metadata": {},
    "name": "DeleteShipmentDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "880c4ff1185078d9911ebbce23c7cf78";

export default node;
