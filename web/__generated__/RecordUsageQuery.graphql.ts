/**
 * @generated SignedSource<<e1d931bfaf2a1186045bc39e869eb1e2>>
 * @relayHash 0f772c6e488f92546da461a912c69315
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9515715d332b31201adc8de132d42713929968c8b6242499e28d08fdd6c5e04

import type { ConcreteRequest } from 'relay-runtime';
export type RecordUsageQuery$variables = {
  id: string;
};
export type RecordUsageQuery$data = {
  readonly node: {
    readonly shipmentCount?: number | null | undefined;
  } | null | undefined;
};
export type RecordUsageQuery = {
  response: RecordUsageQuery$data;
  variables: RecordUsageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "shipmentCount",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Buyer",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Broker",
  "abstractKey": null
},
v5 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Goods",
  "abstractKey": null
},
v6 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "PackagingUnit",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordUsageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecordUsageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "id": "f9515715d332b31201adc8de132d42713929968c8b6242499e28d08fdd6c5e04",
    "metadata": {},
    "name": "RecordUsageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7f27d7dfa680ccddc58e0b194f6af7e9";

export default node;
