/**
 * @generated SignedSource<<af14123ebdf177a31d12d233bab315df>>
 * @relayHash fe18dc009d2ccb16a36bd790453ca1ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95fde9bfd5057ee67f2ef1217c4e4f8b67624db5c0b244f6a31b4379adc4ec1b

import type { ConcreteRequest } from 'relay-runtime';
export type DocumentKind = "BENEFICIARY_CERTIFICATE" | "BILL_OF_EXCHANGE" | "CONTRACT" | "COVERING_LETTER" | "CUSTOMS_PACK" | "CUSTOM_DOCUMENT" | "DRAFT_BILL_OF_LADING" | "INVOICE" | "ORIGIN" | "PACKING_LIST" | "PROFORMA_INVOICE" | "SHIPMENT_ADVICE" | "VGM_DECLARATION";
export type proposalsQuery$variables = {
  document: DocumentKind;
  id: string;
  today?: string | null | undefined;
};
export type proposalsQuery$data = {
  readonly node: {
    readonly shipment: {
      readonly documentProposal: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type proposalsQuery = {
  response: proposalsQuery$data;
  variables: proposalsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "document"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "today"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "document",
          "variableName": "document"
        },
        {
          "kind": "Variable",
          "name": "today",
          "variableName": "today"
        }
      ],
      "concreteType": "ProposedValue",
      "kind": "LinkedField",
      "name": "documentProposal",
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "proposalsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v4/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "proposalsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
          (v4/*:: as any*/),
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
    "id": "95fde9bfd5057ee67f2ef1217c4e4f8b67624db5c0b244f6a31b4379adc4ec1b",
    "metadata": {},
    "name": "proposalsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "417b68f1f27d226e609d6f464a038779";

export default node;
