/**
 * @generated SignedSource<<ed356562d33e8735d30753b03369c487>>
 * @relayHash d1472d3e4b8acea555c5fc286a045500
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 196e3157db0b8835b77756663c95786fa7d8c7735cc9e839d6f91c191d1c34f9

import type { ConcreteRequest } from 'relay-runtime';
export type RowColour = "DARK_BLUE" | "DARK_GREEN" | "DARK_ORANGE" | "DARK_RED" | "LIGHT_BLUE" | "LIGHT_GREEN" | "LIGHT_ORANGE" | "LIGHT_RED" | "WHITE";
export type SetStatsRowColourInput = {
  colour: RowColour;
  shipmentIds: ReadonlyArray<string>;
};
export type statsEditsColourMutation$variables = {
  input: SetStatsRowColourInput;
};
export type statsEditsColourMutation$data = {
  readonly setStatsRowColour: {
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
export type statsEditsColourMutation = {
  response: statsEditsColourMutation$data;
  variables: statsEditsColourMutation$variables;
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
    "concreteType": "SetStatsRowColourPayload",
    "kind": "LinkedField",
    "name": "setStatsRowColour",
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
    "name": "statsEditsColourMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statsEditsColourMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "196e3157db0b8835b77756663c95786fa7d8c7735cc9e839d6f91c191d1c34f9",
    "metadata": {},
    "name": "statsEditsColourMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0143ded5a3e884fb78ccde5918d49c92";

export default node;
