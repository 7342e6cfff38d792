/**
 * @generated SignedSource<<ff55293a5efad58fe4dc1faf54510e3d>>
 * @relayHash 0d0b197d9de05556502e68d2c79bec5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bb9776b304a76984a2b8ecba1ddfc547dab769d2b631e379978df645241ff5a

import type { ConcreteRequest } from 'relay-runtime';
export type PartnerRecordsQuery$variables = Record<PropertyKey, never>;
export type PartnerRecordsQuery$data = {
  readonly viewer: {
    readonly brokers: {
      readonly nodes: ReadonlyArray<{
        readonly country: string;
        readonly id: string;
        readonly name: string;
      }>;
    };
    readonly buyers: {
      readonly nodes: ReadonlyArray<{
        readonly country: string;
        readonly id: string;
        readonly name: string;
      }>;
    };
    readonly firms: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
      }>;
    };
  } | null | undefined;
};
export type PartnerRecordsQuery = {
  response: PartnerRecordsQuery$data;
  variables: PartnerRecordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "country",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "BuyerConnection",
  "kind": "LinkedField",
  "name": "buyers",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Buyer",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "BrokerConnection",
  "kind": "LinkedField",
  "name": "brokers",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Broker",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "FirmConnection",
  "kind": "LinkedField",
  "name": "firms",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Firm",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
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
    "name": "PartnerRecordsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "PartnerRecordsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9bb9776b304a76984a2b8ecba1ddfc547dab769d2b631e379978df645241ff5a",
    "metadata": {},
    "name": "PartnerRecordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fea7233d5efe554bb0df0e0bc1b3acfa";

export default node;
