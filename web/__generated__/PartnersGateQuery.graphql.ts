/**
 * @generated SignedSource<<c522f249ba806b2e89f51aad5ab7b44e>>
 * @relayHash e787f18fff9089a15963cadca505eb23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2d348aae0f5d6a14f1619e656f1143591a82ccb9cad0acb9990b8f67204c9d3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartnersGateQuery$variables = Record<PropertyKey, never>;
export type PartnersGateQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"PartnersGate_viewer">;
  } | null | undefined;
};
export type PartnersGateQuery = {
  response: PartnersGateQuery$data;
  variables: PartnersGateQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PartnersGateQuery",
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
            "name": "PartnersGate_viewer"
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
    "name": "PartnersGateQuery",
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
            "alias": "anyPartners",
            "args": [
              {
                "kind": "Literal",
                "name": "first",
                "value": 1
              }
            ],
            "concreteType": "PartnerConnection",
            "kind": "LinkedField",
            "name": "partners",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              }
            ],
            "storageKey": "partners(first:1)"
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
    "id": "b2d348aae0f5d6a14f1619e656f1143591a82ccb9cad0acb9990b8f67204c9d3",
    "metadata": {},
    "name": "PartnersGateQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "772de67b58027e3bf65a589cfad3082a";

export default node;
