/**
 * @generated SignedSource<<33a4b5d973369a4276d59485ecae2f07>>
 * @relayHash ca3cb4545921514a681acfc5caf6e1ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2caefaa6f9885cbf3d5d028b98e11a3615186bf62d166ebcd4eff2d174e600cf

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
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
      readonly code: UserErrorCode;
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
    "id": "2caefaa6f9885cbf3d5d028b98e11a3615186bf62d166ebcd4eff2d174e600cf",
    "metadata": {},
    "name": "statsColumnEditsResizeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0bddf00c0bf01f2bab1be72be30fa1f9";

export default node;
