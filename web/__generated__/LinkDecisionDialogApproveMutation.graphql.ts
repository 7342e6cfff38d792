/**
 * @generated SignedSource<<7d628db5d635e892617ccb74c66dcb3b>>
 * @relayHash 44d607037a714ceb7f8e3e949917fe35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2326635bc38c48daef839258a40501e65489872e8107e66dfb0ed5b7fdb41816

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "2326635bc38c48daef839258a40501e65489872e8107e66dfb0ed5b7fdb41816",
    "metadata": {},
    "name": "LinkDecisionDialogApproveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8038c1b2add79dcf7a98393ff8e8fb7";

export default node;
