/**
 * @generated SignedSource<<3115a5c4989710f158c0c68d756fa82a>>
 * @relayHash ab793fc81c946137d3d1a107cc8fa4a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7f5151e2aa5fa74ad42cae075abe4940573125a4a9ae620b2a353b239d650e1

import type { ConcreteRequest } from 'relay-runtime';
export type RowColour = "DARK_BLUE" | "DARK_GREEN" | "DARK_ORANGE" | "DARK_RED" | "LIGHT_BLUE" | "LIGHT_GREEN" | "LIGHT_ORANGE" | "LIGHT_RED" | "WHITE";
export type UpdateStatsCellInput = {
  columnId: string;
  shipmentId: string;
  value: string;
  version?: number | null | undefined;
};
export type statsEditsCellMutation$variables = {
  input: UpdateStatsCellInput;
};
export type statsEditsCellMutation$data = {
  readonly updateStatsCell: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly row: {
      readonly id: string;
      readonly values: {
        readonly cells: Readonly<Record<string, string | { readonly pending: string }>>;
        readonly colour: RowColour;
        readonly id: string;
        readonly version: number | null | undefined;
      };
    } | null | undefined;
  };
};
export type statsEditsCellMutation = {
  response: statsEditsCellMutation$data;
  variables: statsEditsCellMutation$variables;
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
    "concreteType": "UpdateStatsCellPayload",
    "kind": "LinkedField",
    "name": "updateStatsCell",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StatsRow",
        "kind": "LinkedField",
        "name": "row",
        "plural": false,
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
    "name": "statsEditsCellMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statsEditsCellMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "f7f5151e2aa5fa74ad42cae075abe4940573125a4a9ae620b2a353b239d650e1",
    "metadata": {},
    "name": "statsEditsCellMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b0220ce584d3b6731d18671390fe460b";

export default node;
