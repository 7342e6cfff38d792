/**
 * @generated SignedSource<<cd31e2903408c19fa5afb447c5197f05>>
 * @relayHash 4a0e37e48e28f8c6637460271429da5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 291942a45ec86c0f3322bfdd16c8de9fcb065e75ac83ff78ef7ce8312f46a0a8

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteStatsColumnInput = {
  id: string;
};
export type statsColumnEditsDeleteMutation$variables = {
  input: DeleteStatsColumnInput;
};
export type statsColumnEditsDeleteMutation$data = {
  readonly deleteStatsColumn: {
    readonly errors: ReadonlyArray<{
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
    "id": "291942a45ec86c0f3322bfdd16c8de9fcb065e75ac83ff78ef7ce8312f46a0a8",
    "metadata": {},
    "name": "statsColumnEditsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ad9100755690c915369215b4649d766c";

export default node;
