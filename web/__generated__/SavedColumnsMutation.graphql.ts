/**
 * @generated SignedSource<<392cf714f558a5c6625436e388b29c10>>
 * @relayHash cebfe3621da0948554dbede2d1b1e0e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8954d941d99dfabddfd50489fa0014014ac71b602d9f78c90e5995250ed54558

import type { ConcreteRequest } from 'relay-runtime';
export type ImportKind = "BROKER" | "BUYER" | "CURRENCIES" | "DECLARATIONS" | "DESTINATION_COUNTRIES" | "DISCHARGE_PORT" | "GOODS" | "LOADING_PORT" | "ORIGIN_COUNTRIES" | "PACKAGING_UNIT" | "PAYMENT_TERMS" | "SHIPMENT" | "SHIPMENT_TERMS";
export type DeleteImportMappingInput = {
  mappingId: string;
};
export type SavedColumnsMutation$variables = {
  input: DeleteImportMappingInput;
};
export type SavedColumnsMutation$data = {
  readonly deleteImportMapping: {
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
export type SavedColumnsMutation = {
  response: SavedColumnsMutation$data;
  variables: SavedColumnsMutation$variables;
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
    "name": "SavedColumnsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteImportMappingPayload",
        "kind": "LinkedField",
        "name": "deleteImportMapping",
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
    "name": "SavedColumnsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DeleteImportMappingPayload",
        "kind": "LinkedField",
        "name": "deleteImportMapping",
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
    "id": "8954d941d99dfabddfd50489fa0014014ac71b602d9f78c90e5995250ed54558",
    "metadata": {},
    "name": "SavedColumnsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "64234ad0682b4b4d829b9184b8c0733e";

export default node;
