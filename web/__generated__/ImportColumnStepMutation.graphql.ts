/**
 * @generated SignedSource<<e443700cdecacd2b5458c937b25ebb49>>
 * @relayHash fd27c709839366e54f4f0c5648ee5742
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae69e5219b641503ff9251a2eb8c76b0a24c1f2cdbd4d3aedcf6abb2a1aabe2c

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
    readonly mapping: {
      readonly mappingId: string;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveImportMappingPayload",
    "kind": "LinkedField",
    "name": "saveImportMapping",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ImportMapping",
        "kind": "LinkedField",
        "name": "mapping",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mappingId",
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
    "name": "ImportColumnStepMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportColumnStepMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ae69e5219b641503ff9251a2eb8c76b0a24c1f2cdbd4d3aedcf6abb2a1aabe2c",
    "metadata": {},
    "name": "ImportColumnStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7370af7b7c7c902458b1cdd81d264f74";

export default node;
