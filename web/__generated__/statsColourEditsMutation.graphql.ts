/**
 * @generated SignedSource<<1969d87dc2135be454d4ea82124008ba>>
 * @relayHash e43df7db0f5033138f76f4bbb02e856e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d98cdcd7577f37239055ceac38f8a49f6c262e1efcd984d40719087e70451d2a

import type { ConcreteRequest } from 'relay-runtime';
export type RowColour = "DARK_BLUE" | "DARK_GREEN" | "DARK_ORANGE" | "DARK_RED" | "LIGHT_BLUE" | "LIGHT_GREEN" | "LIGHT_ORANGE" | "LIGHT_RED" | "WHITE";
export type SetStatsRowColourInput = {
  colour: RowColour;
  shipmentIds: ReadonlyArray<string>;
};
export type statsColourEditsMutation$variables = {
  input: SetStatsRowColourInput;
};
export type statsColourEditsMutation$data = {
  readonly setStatsRowColour: {
    readonly errors: ReadonlyArray<{
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
export type statsColourEditsMutation = {
  response: statsColourEditsMutation$data;
  variables: statsColourEditsMutation$variables;
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
    "name": "statsColourEditsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statsColourEditsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "d98cdcd7577f37239055ceac38f8a49f6c262e1efcd984d40719087e70451d2a",
    "metadata": {},
    "name": "statsColourEditsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f856adf102fdf3b6d996e71065befb55";

export default node;
