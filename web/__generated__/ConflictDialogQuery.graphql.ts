/**
 * @generated SignedSource<<db1669ed4000b78c50d9f4df182b19a1>>
 * @relayHash 03076c06df1df5ddafc7f7bfee6d27bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ebfb2242a2e47cdd471ca5440aa87558d3511b30378d43b4d124d0f254abc685

import type { ConcreteRequest } from 'relay-runtime';
export type ConflictDialogQuery$variables = {
  id: string;
};
export type ConflictDialogQuery$data = {
  readonly node: {
    readonly version?: number | null | undefined;
  } | null | undefined;
};
export type ConflictDialogQuery = {
  response: ConflictDialogQuery$data;
  variables: ConflictDialogQuery$variables;
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
      "name": "version",
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
    "name": "ConflictDialogQuery",
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
    "name": "ConflictDialogQuery",
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
    "id": "ebfb2242a2e47cdd471ca5440aa87558d3511b30378d43b4d124d0f254abc685",
    "metadata": {},
    "name": "ConflictDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f023b14f575b155cef85030c176e38db";

export default node;
