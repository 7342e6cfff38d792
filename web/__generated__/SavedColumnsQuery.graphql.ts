/**
 * @generated SignedSource<<329aae48d177d1e92d4d8c49c19a7b9a>>
 * @relayHash aa55f2d360c820513b434d0aee6c31f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db3752998c795a545e727acad1677e9d35961b0e854c5eee886c3e6fbbd261f6

import type { ConcreteRequest } from 'relay-runtime';
export type ImportKind = "BROKER" | "BUYER" | "CURRENCIES" | "DECLARATIONS" | "DESTINATION_COUNTRIES" | "DISCHARGE_PORT" | "GOODS" | "LOADING_PORT" | "ORIGIN_COUNTRIES" | "PACKAGING_UNIT" | "PAYMENT_TERMS" | "SHIPMENT" | "SHIPMENT_TERMS";
export type SavedColumnsQuery$variables = Record<PropertyKey, never>;
export type SavedColumnsQuery$data = {
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
export type SavedColumnsQuery = {
  response: SavedColumnsQuery$data;
  variables: SavedColumnsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedColumnsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SavedColumnsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db3752998c795a545e727acad1677e9d35961b0e854c5eee886c3e6fbbd261f6",
    "metadata": {},
    "name": "SavedColumnsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6aa45a82179e115afcf6a4be93509b05";

export default node;
