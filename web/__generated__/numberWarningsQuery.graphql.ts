/**
 * @generated SignedSource<<af1f8520d79ee5b2d19c0c6db6aa3c0d>>
 * @relayHash fec3c82ed7eb19b3d95dcfee4e06d467
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4052738cb949e5b7c5d25b7476bfff3b3375a1fc704508955997395df6223e7

import type { ConcreteRequest } from 'relay-runtime';
export type DocumentNumbersInput = {
  contractDate?: string | null | undefined;
  contractNo?: string | null | undefined;
  invoiceDate?: string | null | undefined;
  invoiceNo?: string | null | undefined;
  piDate?: string | null | undefined;
  piNo?: string | null | undefined;
};
export type numberWarningsQuery$variables = {
  id: string;
  numbers?: DocumentNumbersInput | null | undefined;
};
export type numberWarningsQuery$data = {
  readonly node: {
    readonly shipment: {
      readonly documentSetProposal: {
        readonly warnings: ReadonlyArray<{
          readonly field: ReadonlyArray<string>;
          readonly message: string;
        }>;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type numberWarningsQuery = {
  response: numberWarningsQuery$data;
  variables: numberWarningsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "numbers"
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
      "args": [
        {
          "kind": "Variable",
          "name": "numbers",
          "variableName": "numbers"
        }
      ],
      "concreteType": "DocumentSetProposal",
      "kind": "LinkedField",
      "name": "documentSetProposal",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ShipmentWarning",
          "kind": "LinkedField",
          "name": "warnings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "field",
              "storageKey": null
            }
          ],
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
    "name": "numberWarningsQuery",
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
    "name": "numberWarningsQuery",
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
    "id": "f4052738cb949e5b7c5d25b7476bfff3b3375a1fc704508955997395df6223e7",
    "metadata": {},
    "name": "numberWarningsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "37407c49b58159cd2b81d0fa0a598b9f";

export default node;
