/**
 * @generated SignedSource<<28e97a1e7c2f03d281109f1317dcca11>>
 * @relayHash b5adcc0028838bbf020c2d70383ced1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 012a3fca88486a8b82aa7aead4e222a57d5d283a39f76ccd0d8dda6f22332015

import type { ConcreteRequest } from 'relay-runtime';
export type ImportKind = "BROKER" | "BUYER" | "CURRENCIES" | "DECLARATIONS" | "DESTINATION_COUNTRIES" | "DISCHARGE_PORT" | "GOODS" | "LOADING_PORT" | "ORIGIN_COUNTRIES" | "PACKAGING_UNIT" | "PAYMENT_TERMS" | "SHIPMENT" | "SHIPMENT_TERMS";
export type SavedColumnsQuery$variables = Record<PropertyKey, never>;
export type SavedColumnsQuery$data = {
  readonly viewer: {
    readonly importMappings: ReadonlyArray<{
      readonly columns: ReadonlyArray<{
        readonly heading: string;
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
          "name": "heading",
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
    "id": "012a3fca88486a8b82aa7aead4e222a57d5d283a39f76ccd0d8dda6f22332015",
    "metadata": {},
    "name": "SavedColumnsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e62ecf4b8ce5b42a0ed54aca58b3ff9d";

export default node;
