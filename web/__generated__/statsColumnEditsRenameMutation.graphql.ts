/**
 * @generated SignedSource<<687f1d85f2b3d5ac3b42d2abae47025e>>
 * @relayHash 80f0b4b0656bcaa60419c58708f91c30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec25ade20d350eacc5c987383c575c6083c9809cbf0a876b57cbe9348da6908f

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "ec25ade20d350eacc5c987383c575c6083c9809cbf0a876b57cbe9348da6908f",
    "metadata": {},
    "name": "statsColumnEditsRenameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a6057861eea2457003b86cd9672299e";

export default node;
