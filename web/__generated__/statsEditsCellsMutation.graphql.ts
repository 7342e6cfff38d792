/**
 * @generated SignedSource<<80623cf30e8037af7c74f903a16ce957>>
 * @relayHash 0be6f57f321d7f230b5ad8edfe379dd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18c9b1305905c2eb3d5ed3256ae7efc8e8ea5d4013d000fd3139b258f476330c

import type { ConcreteRequest } from 'relay-runtime';
export type RowColour = "DARK_BLUE" | "DARK_GREEN" | "DARK_ORANGE" | "DARK_RED" | "LIGHT_BLUE" | "LIGHT_GREEN" | "LIGHT_ORANGE" | "LIGHT_RED" | "WHITE";
export type UpdateStatsCellsInput = {
  cells: ReadonlyArray<StatsCellInput>;
};
export type StatsCellInput = {
  columnId: string;
  shipmentId: string;
  value: string;
  version?: number | null | undefined;
};
export type statsEditsCellsMutation$variables = {
  input: UpdateStatsCellsInput;
};
export type statsEditsCellsMutation$data = {
  readonly updateStatsCells: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly rows: ReadonlyArray<{
      readonly id: string;
      readonly values: {
        readonly cells: Readonly<Record<string, string | { readonly pending: string }>>;
        readonly colour: RowColour;
        readonly id: string;
        readonly version: number | null | undefined;
      };
    }> | null | undefined;
  };
};
export type statsEditsCellsMutation = {
  response: statsEditsCellsMutation$data;
  variables: statsEditsCellsMutation$variables;
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
    "name": "statsEditsCellsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statsEditsCellsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "18c9b1305905c2eb3d5ed3256ae7efc8e8ea5d4013d000fd3139b258f476330c",
    "metadata": {},
    "name": "statsEditsCellsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6fd0db2c8c50f5c3f660e968460dd5e7";

export default node;
