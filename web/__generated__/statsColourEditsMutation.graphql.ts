/**
 * @generated SignedSource<<bb8ad6a6706240aec1704f2157378814>>
 * @relayHash cef75fe0dd148d943e8e0ac3cf414d34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67ee461a464a1113af6d4838c86d20855d3bb9beec5fbc59e0108f65e82250fe

import type { ConcreteRequest } from 'relay-runtime';
export type RowColour = "DARK_BLUE" | "DARK_GREEN" | "DARK_ORANGE" | "DARK_RED" | "LIGHT_BLUE" | "LIGHT_GREEN" | "LIGHT_ORANGE" | "LIGHT_RED" | "WHITE";
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
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
    "id": "67ee461a464a1113af6d4838c86d20855d3bb9beec5fbc59e0108f65e82250fe",
    "metadata": {},
    "name": "statsColourEditsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6b71022ac522ff50ddb3ffc96ed15a3f";

export default node;
