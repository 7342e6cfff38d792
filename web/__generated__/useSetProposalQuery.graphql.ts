/**
 * @generated SignedSource<<4b90c9d4db783cdc4bcbdd6ba061606e>>
 * @relayHash 508e0b5fb0db4888066ac60a36419167
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a701bd1b570ccc5c6120b2c18a51e7f1abdf8eaeb1326bdd7cb94c3fd09aecb

import type { ConcreteRequest } from 'relay-runtime';
export type DocumentKind = "BENEFICIARY_CERTIFICATE" | "BILL_OF_EXCHANGE" | "CONTRACT" | "COVERING_LETTER" | "CUSTOMS_PACK" | "CUSTOM_DOCUMENT" | "DRAFT_BILL_OF_LADING" | "INVOICE" | "ORIGIN" | "PACKING_LIST" | "PROFORMA_INVOICE" | "SHIPMENT_ADVICE" | "VGM_DECLARATION";
export type DocumentNumbersInput = {
  contractDate?: string | null | undefined;
  contractNo?: string | null | undefined;
  invoiceDate?: string | null | undefined;
  invoiceNo?: string | null | undefined;
  piDate?: string | null | undefined;
  piNo?: string | null | undefined;
};
export type useSetProposalQuery$variables = {
  id: string;
  numbers?: DocumentNumbersInput | null | undefined;
  today?: string | null | undefined;
};
export type useSetProposalQuery$data = {
  readonly node: {
    readonly shipment: {
      readonly documentSetProposal: {
        readonly contractDate: string | null | undefined;
        readonly contractNo: string;
        readonly documents: ReadonlyArray<{
          readonly document: DocumentKind;
          readonly values: ReadonlyArray<{
            readonly name: string;
            readonly value: string;
          }>;
        }>;
        readonly invoiceDate: string | null | undefined;
        readonly invoiceNo: string;
        readonly piDate: string | null | undefined;
        readonly piNo: string;
        readonly proposed: ReadonlyArray<string>;
        readonly warnings: ReadonlyArray<{
          readonly field: ReadonlyArray<string>;
          readonly message: string;
        }>;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSetProposalQuery = {
  response: useSetProposalQuery$data;
  variables: useSetProposalQuery$variables;
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
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "today"
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
        },
        {
          "kind": "Variable",
          "name": "today",
          "variableName": "today"
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
          "kind": "ScalarField",
          "name": "contractNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contractDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "piNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "piDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceNo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoiceDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proposed",
          "storageKey": null
        },
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ProposedDocument",
          "kind": "LinkedField",
          "name": "documents",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "document",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ProposedValue",
              "kind": "LinkedField",
              "name": "values",
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
    "name": "useSetProposalQuery",
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
    "name": "useSetProposalQuery",
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
    "id": "4a701bd1b570ccc5c6120b2c18a51e7f1abdf8eaeb1326bdd7cb94c3fd09aecb",
    "metadata": {},
    "name": "useSetProposalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "139584679dc7b823ed1e70ee1bb12142";

export default node;
