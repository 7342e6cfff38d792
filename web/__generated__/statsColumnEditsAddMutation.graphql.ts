/**
 * @generated SignedSource<<43686cb0ab9c230bf97692c48dd94717>>
 * @relayHash 528e51e995c19ad8c692dcfe47cb9eda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d38e1ce1ba303dd83f517dee52cae4ae48b22f5966bed5a050b6a6a34ac55cdc

import type { ConcreteRequest } from 'relay-runtime';
export type AddStatsColumnInput = {
  firmId: string;
  name: string;
  width?: number | null | undefined;
};
export type statsColumnEditsAddMutation$variables = {
  input: AddStatsColumnInput;
};
export type statsColumnEditsAddMutation$data = {
  readonly addStatsColumn: {
    readonly column: {
      readonly columnId: string;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type statsColumnEditsAddMutation = {
  response: statsColumnEditsAddMutation$data;
  variables: statsColumnEditsAddMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "columnId",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "statsColumnEditsAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddStatsColumnPayload",
        "kind": "LinkedField",
        "name": "addStatsColumn",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StatsColumn",
            "kind": "LinkedField",
            "name": "column",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statsColumnEditsAddMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AddStatsColumnPayload",
        "kind": "LinkedField",
        "name": "addStatsColumn",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "StatsColumn",
            "kind": "LinkedField",
            "name": "column",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d38e1ce1ba303dd83f517dee52cae4ae48b22f5966bed5a050b6a6a34ac55cdc",
    "metadata": {},
    "name": "statsColumnEditsAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b4420048638144344d689d37e71ae634";

export default node;
