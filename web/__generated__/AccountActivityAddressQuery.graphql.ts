/**
 * @generated SignedSource<<39cc06933887d0eefca2b2e8f85f1fc4>>
 * @relayHash 5bcd19d26064c38a1b8a296fbe00af37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b88301fe0c9050ebee3d6b56a4ff211e6cb5ab6b28450ba1ecf73d9cb95a3a17

import type { ConcreteRequest } from 'relay-runtime';
export type AuditEntityType = "ACCOUNT" | "API_KEY" | "ATTACHMENT" | "AUDIT_TRAIL" | "BENEFICIARY_CERTIFICATE" | "BILL_OF_EXCHANGE" | "BROKER" | "BROKERAGE_BILL" | "BUYER" | "COMMENT" | "CONTRACT" | "CONTRACT_FORMAT" | "COVERING_LETTER" | "CURRENCIES" | "CUSTOMS_PACK" | "CUSTOM_DOCUMENT" | "DECLARATIONS" | "DESTINATION_COUNTRIES" | "DISCHARGE_PORT" | "DOCUMENT_TEMPLATE" | "DRAFT_BILL_OF_LADING" | "FIRM" | "GOODS" | "IMPORT" | "IMPORT_MAPPING" | "INVITATION" | "INVOICE" | "LETTERHEAD" | "LOADING_PORT" | "MEMBER" | "ONBOARDING" | "ORIGIN" | "ORIGIN_COUNTRIES" | "PACKAGING_UNIT" | "PACKING_LIST" | "PAPER_TEMPLATE" | "PARTNER" | "PARTNERSHIP" | "PASSWORD" | "PAYMENT_TERMS" | "PROFORMA_INVOICE" | "REVIEW_SETTINGS" | "SAMPLE_DATA" | "SAVED_SEARCH" | "SESSION" | "SHARE_LINK" | "SHARING_DEFAULTS" | "SHIPMENT" | "SHIPMENT_ADVICE" | "SHIPMENT_TERMS" | "STAMP" | "STATS_COLUMN" | "STATS_ROW" | "VGM_DECLARATION" | "WEBHOOK";
export type AuditFilterInput = {
  entityType?: AuditEntityType | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type AccountActivityAddressQuery$variables = {
  filter: AuditFilterInput;
};
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
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    }
  ],
  "kind": "ScalarField",
  "name": "auditTrailDownloadUrl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
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
          (v1/*:: as any*/)
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
          (v1/*:: as any*/),
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
    "id": "b88301fe0c9050ebee3d6b56a4ff211e6cb5ab6b28450ba1ecf73d9cb95a3a17",
    "metadata": {},
    "name": "AccountActivityAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "11ff413accc8b4717ba1143fb07f0a7b";

export default node;
