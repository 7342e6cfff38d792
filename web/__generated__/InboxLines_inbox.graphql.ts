/**
 * @generated SignedSource<<fba1d2b00e7241c482193d843b5432a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InboxDecision = "APPROVED" | "REJECTED";
export type InboxKind = "BANK_CHANGED" | "BILL_CAME" | "COMMENTED" | "DAY_CHANGED" | "DECISION_ASKED" | "DECISION_MADE" | "JOINED" | "LINK_OPENED" | "OVERDUE" | "REQUESTED" | "UPLOADED";
import type { FragmentRefs } from "relay-runtime";
export type InboxLines_inbox$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly at: string;
      readonly decision: InboxDecision | null | undefined;
      readonly exporter: string;
      readonly firmId: string | null | undefined;
      readonly id: string;
      readonly isRead: boolean;
      readonly kind: InboxKind;
      readonly sharedShipmentId: string | null | undefined;
      readonly shipmentId: string | null | undefined;
      readonly shipmentName: string;
      readonly text: string;
      readonly times: number;
      readonly what: string;
      readonly who: string;
    };
  }>;
  readonly " $fragmentType": "InboxLines_inbox";
};
export type InboxLines_inbox$key = {
  readonly " $data"?: InboxLines_inbox$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxLines_inbox">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxLines_inbox",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InboxItemEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "InboxItem",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "who",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "what",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shipmentName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exporter",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "decision",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shipmentId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firmId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sharedShipmentId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "times",
              "storageKey": null
            },
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
              "name": "isRead",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InboxConnection",
  "abstractKey": null
};

(node as any).hash = "5946725fdd1dbdf364874d31ce5710bb";

export default node;
