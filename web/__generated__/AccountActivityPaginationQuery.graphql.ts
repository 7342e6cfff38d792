/**
 * @generated SignedSource<<6067d053899fdd6fa35b95681425d378>>
 * @relayHash 32b8b1bd0e6b68b6cd7d5c6bb0badf10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20ae6644aa1087c70a56bbfb179dfaa36328925ec3de12052f2fa0d96c6db9fd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditEntityType = "ACCOUNT" | "API_KEY" | "ATTACHMENT" | "AUDIT_TRAIL" | "BENEFICIARY_CERTIFICATE" | "BILL_OF_EXCHANGE" | "BROKER" | "BROKERAGE_BILL" | "BUYER" | "COMMENT" | "CONTRACT" | "CONTRACT_FORMAT" | "COVERING_LETTER" | "CURRENCIES" | "CUSTOMS_PACK" | "CUSTOM_DOCUMENT" | "DECLARATIONS" | "DESTINATION_COUNTRIES" | "DISCHARGE_PORT" | "DOCUMENT_TEMPLATE" | "DRAFT_BILL_OF_LADING" | "FIRM" | "GOODS" | "IMPORT" | "IMPORT_MAPPING" | "INVITATION" | "INVOICE" | "LETTERHEAD" | "LOADING_PORT" | "MEMBER" | "ONBOARDING" | "ORIGIN" | "ORIGIN_COUNTRIES" | "PACKAGING_UNIT" | "PACKING_LIST" | "PAPER_TEMPLATE" | "PARTNER" | "PARTNERSHIP" | "PASSWORD" | "PAYMENT_TERMS" | "PROFORMA_INVOICE" | "REVIEW_SETTINGS" | "SAMPLE_DATA" | "SAVED_SEARCH" | "SESSION" | "SHARE_LINK" | "SHARING_DEFAULTS" | "SHIPMENT" | "SHIPMENT_ADVICE" | "SHIPMENT_TERMS" | "STAMP" | "STATS_COLUMN" | "STATS_ROW" | "VGM_DECLARATION" | "WEBHOOK";
export type AuditFilterInput = {
  entityType?: AuditEntityType | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type AccountActivityPaginationQuery$variables = {
  after?: string | null | undefined;
  filter: AuditFilterInput;
  first?: number | null | undefined;
};
export type AccountActivityPaginationQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AccountActivity_viewer">;
  } | null | undefined;
};
export type AccountActivityPaginationQuery = {
  response: AccountActivityPaginationQuery$data;
  variables: AccountActivityPaginationQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": 20,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AccountActivityPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "AccountActivity_viewer"
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
    "name": "AccountActivityPaginationQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "AuditEntryConnection",
            "kind": "LinkedField",
            "name": "auditTrail",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AuditEntryEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AuditEntry",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v2/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "at",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "requestId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "entityType",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "action",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "changeCount",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sentence",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AuditChange",
                        "kind": "LinkedField",
                        "name": "changes",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "field",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "part",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "from",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "to",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AuditActor",
                        "kind": "LinkedField",
                        "name": "actor",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "filters": [
              "filter"
            ],
            "handle": "connection",
            "key": "AccountActivity_auditTrail",
            "kind": "LinkedHandle",
            "name": "auditTrail"
          },
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
    "id": "20ae6644aa1087c70a56bbfb179dfaa36328925ec3de12052f2fa0d96c6db9fd",
    "metadata": {},
    "name": "AccountActivityPaginationQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "614d405f46f07b284c050593a82e66e8";

export default node;
