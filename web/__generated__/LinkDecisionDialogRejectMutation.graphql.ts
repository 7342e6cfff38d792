/**
 * @generated SignedSource<<516511d4cfcbb29da6a40083f193f978>>
 * @relayHash fd0ef533b482a14fe3deb9ed649e8fcb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95b6268b512c61deabc1f2c9c0f8350271aaaf415d2e4262fec0537f45d44c4c

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "95b6268b512c61deabc1f2c9c0f8350271aaaf415d2e4262fec0537f45d44c4c",
    "metadata": {},
    "name": "LinkDecisionDialogRejectMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ea2c6b45dc653b80a725d8f052c704b";

export default node;
