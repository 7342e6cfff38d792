/**
 * @generated SignedSource<<21147eaee3fcd94c79bc0ef6ed250098>>
 * @relayHash ea72481cac9ecf614a3e69dde44f7c56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cfc51c520d45b2f9a8bc761b6c37cc0fa091d7961fec6ce2badfd9d6eae2242

import type { ConcreteRequest } from 'relay-runtime';
export type RowColour = "DARK_BLUE" | "DARK_GREEN" | "DARK_ORANGE" | "DARK_RED" | "LIGHT_BLUE" | "LIGHT_GREEN" | "LIGHT_ORANGE" | "LIGHT_RED" | "WHITE";
export type StatsCellAct = "CLEARED" | "FILLED" | "IMPORTED" | "PASTED";
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type UpdateStatsCellsInput = {
  act?: StatsCellAct | null | undefined;
  cells: ReadonlyArray<StatsCellInput>;
};
export type StatsCellInput = {
  columnId: string;
  shipmentId: string;
  value: string;
  version?: number | null | undefined;
};
export type statsCellEditsManyMutation$variables = {
  input: UpdateStatsCellsInput;
};
export type statsCellEditsManyMutation$data = {
  readonly updateStatsCells: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
    readonly rows: ReadonlyArray<{
      readonly id: string;
      readonly values: {
        readonly cells: Readonly<Record<string, string>>;
        readonly colour: RowColour;
        readonly id: string;
        readonly version: number | null | undefined;
      };
    }> | null | undefined;
  };
};
export type statsCellEditsManyMutation = {
  response: statsCellEditsManyMutation$data;
  variables: statsCellEditsManyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateStatsCellsPayload",
    "kind": "LinkedField",
    "name": "updateStatsCells",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StatsRow",
        "kind": "LinkedField",
        "name": "rows",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "StatsValues",
            "kind": "LinkedField",
            "name": "values",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cells",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "colour",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "statsCellEditsManyMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statsCellEditsManyMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "5cfc51c520d45b2f9a8bc761b6c37cc0fa091d7961fec6ce2badfd9d6eae2242",
    "metadata": {},
    "name": "statsCellEditsManyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "305865348dd6e0d464c121a7473879ce";

export default node;
