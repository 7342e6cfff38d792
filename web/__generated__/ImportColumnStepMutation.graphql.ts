/**
 * @generated SignedSource<<ef786dfea36d427559c86004560b5039>>
 * @relayHash 281ae6272daa61971d1aae75b75cd628
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bcd11e062e50e06787f1b6e108b0026a07ce2a159f83f48bf7277aa0e0cfd70

import type { ConcreteRequest } from 'relay-runtime';
export type ImportKind = "BROKER" | "BUYER" | "CURRENCIES" | "DECLARATIONS" | "DESTINATION_COUNTRIES" | "DISCHARGE_PORT" | "GOODS" | "LOADING_PORT" | "ORIGIN_COUNTRIES" | "PACKAGING_UNIT" | "PAYMENT_TERMS" | "SHIPMENT" | "SHIPMENT_TERMS";
export type SaveImportMappingInput = {
  columns: ReadonlyArray<ImportColumnInput>;
  kind: ImportKind;
  name: string;
};
export type ImportColumnInput = {
  field: string;
  heading: string;
};
export type ImportColumnStepMutation$variables = {
  input: SaveImportMappingInput;
};
export type ImportColumnStepMutation$data = {
  readonly saveImportMapping: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly viewer: {
      readonly importMappings: ReadonlyArray<{
        readonly columns: ReadonlyArray<{
          readonly __typename: "ImportMappingColumn";
        }>;
        readonly kind: ImportKind;
        readonly mappingId: string;
        readonly name: string;
      }> | null | undefined;
    } | null | undefined;
  };
};
export type ImportColumnStepMutation = {
  response: ImportColumnStepMutation$data;
  variables: ImportColumnStepMutation$variables;
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
  "concreteType": "ImportMapping",
  "kind": "LinkedField",
  "name": "importMappings",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mappingId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportMappingColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
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
    "name": "ImportColumnStepMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveImportMappingPayload",
        "kind": "LinkedField",
        "name": "saveImportMapping",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
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
    "name": "ImportColumnStepMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveImportMappingPayload",
        "kind": "LinkedField",
        "name": "saveImportMapping",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
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
    "id": "7bcd11e062e50e06787f1b6e108b0026a07ce2a159f83f48bf7277aa0e0cfd70",
    "metadata": {},
    "name": "ImportColumnStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "62f2a570ac05d7896a9769c7b603082b";

export default node;
