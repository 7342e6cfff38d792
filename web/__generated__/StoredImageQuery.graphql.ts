/**
 * @generated SignedSource<<05544ade5b52ec65e7463ef497c15a06>>
 * @relayHash 6e1a2cac5328d2dae9ebd739f50b3312
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c5fa9b2ad8765b80f25e509799f1594aea8561c5d023dd34172850052f7812b

import type { ConcreteRequest } from 'relay-runtime';
export type StoredImageQuery$variables = {
  id: string;
};
export type StoredImageQuery$data = {
  readonly node: {
    readonly letterhead?: {
      readonly key: string;
      readonly url: string | null | undefined;
    } | null | undefined;
    readonly stamp?: {
      readonly key: string;
      readonly url: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type StoredImageQuery = {
  response: StoredImageQuery$data;
  variables: StoredImageQuery$variables;
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
    "name": "key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FirmImage",
      "kind": "LinkedField",
      "name": "stamp",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FirmImage",
      "kind": "LinkedField",
      "name": "letterhead",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Firm",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StoredImageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "StoredImageQuery",
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
    "id": "7c5fa9b2ad8765b80f25e509799f1594aea8561c5d023dd34172850052f7812b",
    "metadata": {},
    "name": "StoredImageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "06df862e1cfc364a34b6580b9f10f7d1";

export default node;
