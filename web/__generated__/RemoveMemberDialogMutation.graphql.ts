/**
 * @generated SignedSource<<69021f0dde3a9478eb1c28bf65ee63f5>>
 * @relayHash ef1862ee0db3cf59cf0986483c623bc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 046597449aa99b0bd2c222f79d898f5747a2466ebe70e19372493938152cfc55

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveMemberInput = {
  id: string;
};
export type RemoveMemberDialogMutation$variables = {
  input: RemoveMemberInput;
};
export type RemoveMemberDialogMutation$data = {
  readonly removeMember: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type RemoveMemberDialogMutation = {
  response: RemoveMemberDialogMutation$data;
  variables: RemoveMemberDialogMutation$variables;
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
    "concreteType": "RemoveMemberPayload",
    "kind": "LinkedField",
    "name": "removeMember",
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
    "name": "RemoveMemberDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RemoveMemberDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "046597449aa99b0bd2c222f79d898f5747a2466ebe70e19372493938152cfc55",
    "metadata": {},
    "name": "RemoveMemberDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "31d7f5c13c4c57556e4ac625d0d54b8c";

export default node;
