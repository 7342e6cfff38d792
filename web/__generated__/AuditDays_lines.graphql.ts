/**
 * @generated SignedSource<<c6d81feaa2c0ca7ad57b05115c55c2a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditAction = "ACCEPTED" | "ADDED" | "CANCELLED" | "CHANGED" | "CLEARED" | "DELETED" | "DOWNLOADED" | "FILLED" | "GENERATED" | "IMPORTED" | "INVITED" | "JOINED" | "MERGED" | "OPENED" | "PASTED" | "REFRESHED" | "REMOVED" | "RENAMED" | "REOPENED" | "REPLACED" | "REVOKED" | "SHARED" | "SIGNED_IN" | "SIGNED_UP" | "SIGN_IN_FAILED" | "TRIED" | "UNDONE" | "UNSHARED" | "UPLOADED";
export type AuditEntityType = "ACCOUNT" | "API_KEY" | "ATTACHMENT" | "AUDIT_TRAIL" | "BENEFICIARY_CERTIFICATE" | "BILL_OF_EXCHANGE" | "BROKER" | "BROKERAGE_BILL" | "BUYER" | "COMMENT" | "CONTRACT" | "CONTRACT_FORMAT" | "COVERING_LETTER" | "CURRENCIES" | "CUSTOMS_PACK" | "CUSTOM_DOCUMENT" | "DECLARATIONS" | "DESTINATION_COUNTRIES" | "DISCHARGE_PORT" | "DOCUMENT_TEMPLATE" | "DRAFT_BILL_OF_LADING" | "FIRM" | "GOODS" | "IMPORT" | "IMPORT_MAPPING" | "INVITATION" | "INVOICE" | "LETTERHEAD" | "LOADING_PORT" | "MEMBER" | "ONBOARDING" | "ORIGIN" | "ORIGIN_COUNTRIES" | "PACKAGING_UNIT" | "PACKING_LIST" | "PAPER_TEMPLATE" | "PARTNER" | "PARTNERSHIP" | "PASSWORD" | "PAYMENT_TERMS" | "PROFORMA_INVOICE" | "REVIEW_SETTINGS" | "SAMPLE_DATA" | "SAVED_SEARCH" | "SESSION" | "SHARE_LINK" | "SHARING_DEFAULTS" | "SHIPMENT" | "SHIPMENT_ADVICE" | "SHIPMENT_TERMS" | "STAMP" | "STATS_COLUMN" | "STATS_ROW" | "VGM_DECLARATION" | "WEBHOOK";
import type { FragmentRefs } from "relay-runtime";
export type AuditDays_lines$data = {
  readonly edges: ReadonlyArray<{
    readonly cursor: string;
    readonly node: {
      readonly action: AuditAction;
      readonly actor: {
        readonly name: string;
      };
      readonly at: string;
      readonly changeCount: number;
      readonly changes: ReadonlyArray<{
        readonly field: string;
      }>;
      readonly entityType: AuditEntityType;
      readonly requestId: string;
      readonly sentence: string;
      readonly " $fragmentSpreads": FragmentRefs<"AuditLine_entry">;
    };
  }>;
  readonly " $fragmentType": "AuditDays_lines";
};
export type AuditDays_lines$key = {
  readonly " $data"?: AuditDays_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditDays_lines">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditDays_lines",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
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
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AuditLine_entry"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntryConnection",
  "abstractKey": null
};

(node as any).hash = "4383ae223c5421691a0354a92a8e7ea4";

export default node;
