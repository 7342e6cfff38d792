/**
 * @generated SignedSource<<557bfa6097c07567497550940f2fd870>>
 * @relayHash a5b544096c0fa219608783b1f6862a55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 682297d3d44350bc7a1cc3f9f43e9fadc57ebfd95ec4590dcf5b0481de655992

import type { ConcreteRequest } from 'relay-runtime';
export type ResizeStatsColumnInput = {
  id: string;
  width: number;
};
export type statsColumnEditsResizeMutation$variables = {
  input: ResizeStatsColumnInput;
};
export type statsColumnEditsResizeMutation$data = {
  readonly resizeStatsColumn: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type statsColumnEditsResizeMutation = {
  response: statsColumnEditsResizeMutation$data;
  variables: statsColumnEditsResizeMutation$variables;
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
    "concreteType": "ResizeStatsColumnPayload",
    "kind": "LinkedField",
    "name": "resizeStatsColumn",
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
    "name": "statsColumnEditsResizeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statsColumnEditsResizeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "682297d3d44350bc7a1cc3f9f43e9fadc57ebfd95ec4590dcf5b0481de655992",
    "metadata": {},
    "name": "statsColumnEditsResizeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2c444d67d78a5eb060e8f910880ca4bd";

export default node;
