/**
 * @generated SignedSource<<cbb83c5a8499c1c3c2386a18705e4b10>>
 * @relayHash b5514dba69e72342499c4ed1a8922952
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2595304d6f5656344f6461355411b6bfffd32f9c662675b370e3c0dd7f646afe

import type { ConcreteRequest } from 'relay-runtime';
export type ShipmentHistoryAddressQuery$variables = {
  id: string;
};
export type ShipmentHistoryAddressQuery$data = {
  readonly node: {
    readonly historyDownloadUrl?: string | null | undefined;
  } | null | undefined;
};
export type ShipmentHistoryAddressQuery = {
  response: ShipmentHistoryAddressQuery$data;
  variables: ShipmentHistoryAddressQuery$variables;
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
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "historyDownloadUrl",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ShipmentHistoryAddressQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "ShipmentHistoryAddressQuery",
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
      }
    ]
  },
  "params": {
    "id": "2595304d6f5656344f6461355411b6bfffd32f9c662675b370e3c0dd7f646afe",
    "metadata": {},
    "name": "ShipmentHistoryAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1814cc0fb0f662412eddbc6bf0b3bf51";

export default node;
