/**
 * @generated SignedSource<<e3063c10104fe82df7e114e83b4a168a>>
 * @relayHash 8b890580235ddb0aa0d439de74bf4500
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50dc5186501d652bce8614e463bc6b7d63a8ac1964bc9b70fce37ecfe600bbe4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharingDefaultsQuery$variables = Record<PropertyKey, never>;
export type SharingDefaultsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ApprovalSettings_viewer" | "SharingDefaults_viewer">;
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
            "name": "ApprovalSettings_viewer"
          },
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
            "concreteType": "ReviewSettings",
            "kind": "LinkedField",
            "name": "reviewSettings",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "needsApproval",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fourEyes",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "50dc5186501d652bce8614e463bc6b7d63a8ac1964bc9b70fce37ecfe600bbe4",
    "metadata": {},
    "name": "SharingDefaultsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "7edce231e387ddf9d738feb7797b96aa";

export default node;
