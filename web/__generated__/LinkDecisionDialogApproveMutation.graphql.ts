/**
 * @generated SignedSource<<6bc79bc02f5433190c4af1a3628b289d>>
 * @relayHash aefb0f46bcf12da58303e8bc27d9d1fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ca4aac18bd35590b673e53b8dffa694fcab6e6bdafd2b16a2971da2664c8949

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type ApproveLinkDocumentInput = {
  key: string;
  name?: string | null | undefined;
  pass: string;
  token: string;
};
export type LinkDecisionDialogApproveMutation$variables = {
  input: ApproveLinkDocumentInput;
};
export type LinkDecisionDialogApproveMutation$data = {
  readonly approveLinkDocument: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type LinkDecisionDialogApproveMutation = {
  response: LinkDecisionDialogApproveMutation$data;
  variables: LinkDecisionDialogApproveMutation$variables;
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
    "concreteType": "ApproveLinkDocumentPayload",
    "kind": "LinkedField",
    "name": "approveLinkDocument",
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
    "name": "LinkDecisionDialogApproveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LinkDecisionDialogApproveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0ca4aac18bd35590b673e53b8dffa694fcab6e6bdafd2b16a2971da2664c8949",
    "metadata": {},
    "name": "LinkDecisionDialogApproveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e87c9870a7177ead07a04ad16e510afc";

export default node;
