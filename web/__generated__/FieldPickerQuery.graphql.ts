/**
 * @generated SignedSource<<80cc5cb23fb20a7eba5ec754601560ca>>
 * @relayHash b20d972d5f8a4497c15bc553d43ec635
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b6824b999b1865a4f7fdb9f850934ee7826e4e1cd31b03874ddb35e1dd0d214

import type { ConcreteRequest } from 'relay-runtime';
export type FieldPickerQuery$variables = {
  id: string;
};
export type FieldPickerQuery$data = {
  readonly node: {
    readonly shipment: {
      readonly mergeFields: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type FieldPickerQuery = {
  response: FieldPickerQuery$data;
  variables: FieldPickerQuery$variables;
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
      "concreteType": "MergeField",
      "kind": "LinkedField",
      "name": "mergeFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
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
    "name": "FieldPickerQuery",
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
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "shipment"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FieldPickerQuery",
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
    "id": "9b6824b999b1865a4f7fdb9f850934ee7826e4e1cd31b03874ddb35e1dd0d214",
    "metadata": {},
    "name": "FieldPickerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "653f219126c9da5656b71442168a39a5";

export default node;
