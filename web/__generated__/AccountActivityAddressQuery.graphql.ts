/**
 * @generated SignedSource<<4f32b22df55e0378268641d6691552bc>>
 * @relayHash dbafe3a845b5f9ef607e56d5b24e8cf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c23b3cb547e7879ee164fe355987248e60102f04e39ce90e227a6f900df757b6

import type { ConcreteRequest } from 'relay-runtime';
export type AccountActivityAddressQuery$variables = Record<PropertyKey, never>;
export type AccountActivityAddressQuery$data = {
  readonly viewer: {
    readonly auditTrailDownloadUrl: string | null | undefined;
  } | null | undefined;
};
export type AccountActivityAddressQuery = {
  response: AccountActivityAddressQuery$data;
  variables: AccountActivityAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "auditTrailDownloadUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountActivityAddressQuery",
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
    "name": "AccountActivityAddressQuery",
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
    "id": "c23b3cb547e7879ee164fe355987248e60102f04e39ce90e227a6f900df757b6",
    "metadata": {},
    "name": "AccountActivityAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dccae5fa8ed15bc9618710e5fdf86935";

export default node;
