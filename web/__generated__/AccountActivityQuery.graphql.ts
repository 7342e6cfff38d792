/**
 * @generated SignedSource<<7189f2804bfef7d4850a0c02b6e929a6>>
 * @relayHash 11aeb9b270c695b494eb88ac4accf810
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 128039480785f71d37847937956db7665b1ab3be829ba9de6ea7e484c1b01d1d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditEntityType = "ACCOUNT" | "API_KEY" | "ATTACHMENT" | "AUDIT_TRAIL" | "BENEFICIARY_CERTIFICATE" | "BILL_OF_EXCHANGE" | "BROKER" | "BROKERAGE_BILL" | "BUYER" | "COMMENT" | "CONTRACT" | "CONTRACT_FORMAT" | "COVERING_LETTER" | "CURRENCIES" | "CUSTOMS_PACK" | "CUSTOM_DOCUMENT" | "DECLARATIONS" | "DESTINATION_COUNTRIES" | "DISCHARGE_PORT" | "DOCUMENT_TEMPLATE" | "DRAFT_BILL_OF_LADING" | "FIRM" | "GOODS" | "IMPORT" | "IMPORT_MAPPING" | "INVITATION" | "INVOICE" | "LETTERHEAD" | "LOADING_PORT" | "MEMBER" | "ONBOARDING" | "ORIGIN" | "ORIGIN_COUNTRIES" | "PACKAGING_UNIT" | "PACKING_LIST" | "PAPER_TEMPLATE" | "PARTNER" | "PARTNERSHIP" | "PASSWORD" | "PAYMENT_TERMS" | "PROFORMA_INVOICE" | "REVIEW_SETTINGS" | "SAMPLE_DATA" | "SAVED_SEARCH" | "SESSION" | "SHARE_LINK" | "SHARING_DEFAULTS" | "SHIPMENT" | "SHIPMENT_ADVICE" | "SHIPMENT_TERMS" | "STAMP" | "STATS_COLUMN" | "STATS_ROW" | "VGM_DECLARATION" | "WEBHOOK";
export type AuditFilterInput = {
  entityType?: AuditEntityType | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type AccountActivityQuery$variables = {
  filter: AuditFilterInput;
};
export type AccountActivityQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"AccountActivity_viewer">;
  } | null | undefined;
};
export type AccountActivityQuery = {
  response: AccountActivityQuery$data;
  variables: AccountActivityQuery$variables;
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
  "kind": "Variable",
  "name": "filter",
  "variableName": "filter"
},
v2 = [
  (v1/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v3 = {
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
    "name": "AccountActivityQuery",
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
            "args": [
              (v1/*:: as any*/)
            ],
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
    "name": "AccountActivityQuery",
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
            "args": (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
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
                      (v3/*:: as any*/),
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
            "args": (v2/*:: as any*/),
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
    "id": "128039480785f71d37847937956db7665b1ab3be829ba9de6ea7e484c1b01d1d",
    "metadata": {},
    "name": "AccountActivityQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd068dc1ddd961a3d0888fd30448d164";

export default node;
