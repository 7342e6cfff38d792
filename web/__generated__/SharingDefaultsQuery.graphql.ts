/**
 * @generated SignedSource<<9dbfe13a96395c8f91cad06e8e03186c>>
 * @relayHash b21759b57a5475002cf9add42e249adc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7111e2474466c2635d56beef9a02d1ce1e7d4ec7c5abbf36802c2b5dc404216a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharingDefaultsQuery$variables = Record<PropertyKey, never>;
export type SharingDefaultsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SharingDefaults_viewer">;
  } | null | undefined;
};
export type SharingDefaultsQuery = {
  response: SharingDefaultsQuery$data;
  variables: SharingDefaultsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SharingDefaultsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SharingDefaults_viewer"
          }
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
    "name": "SharingDefaultsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SharingDefault",
            "kind": "LinkedField",
            "name": "sharingDefaults",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "audience",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "7111e2474466c2635d56beef9a02d1ce1e7d4ec7c5abbf36802c2b5dc404216a",
    "metadata": {},
    "name": "SharingDefaultsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "f07a187da183910eed302cf58d4581f7";

export default node;
