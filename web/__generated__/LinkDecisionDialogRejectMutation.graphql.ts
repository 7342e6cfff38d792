/**
 * @generated SignedSource<<b61c8e25d23df1d71fcf9e6080bdd467>>
 * @relayHash 82b6a08dd1970e423e92e3068651bf26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6949d23a52b106d88fa5b089a9fce1f4198e14f2e5fa9ecef00faab2477f2b61

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type RejectLinkDocumentInput = {
  key: string;
  name?: string | null | undefined;
  pass: string;
  reason: string;
  token: string;
};
export type LinkDecisionDialogRejectMutation$variables = {
  input: RejectLinkDocumentInput;
};
export type LinkDecisionDialogRejectMutation$data = {
  readonly rejectLinkDocument: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type LinkDecisionDialogRejectMutation = {
  response: LinkDecisionDialogRejectMutation$data;
  variables: LinkDecisionDialogRejectMutation$variables;
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
    "concreteType": "RejectLinkDocumentPayload",
    "kind": "LinkedField",
    "name": "rejectLinkDocument",
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
    "name": "LinkDecisionDialogRejectMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LinkDecisionDialogRejectMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6949d23a52b106d88fa5b089a9fce1f4198e14f2e5fa9ecef00faab2477f2b61",
    "metadata": {},
    "name": "LinkDecisionDialogRejectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "db06ceee7c49b4e9c2d608411cd8c908";

export default node;
