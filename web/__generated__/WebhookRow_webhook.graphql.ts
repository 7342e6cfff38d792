/**
 * @generated SignedSource<<6b95e8f3153f19c212786dfe68ed8ef2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEvent = "ATTACHMENT_ADDED" | "ATTACHMENT_APPROVED" | "ATTACHMENT_REJECTED" | "ATTACHMENT_SUBMITTED" | "COMMENT_ADDED" | "COMMENT_CHANGED" | "COMMENT_DELETED" | "LINK_OPENED" | "MILESTONE_REACHED" | "PARTNER_JOINED" | "PARTNER_REVOKED" | "SHIPMENT_CREATED" | "SHIPMENT_DELETED" | "SHIPMENT_UPDATED";
import type { FragmentRefs } from "relay-runtime";
export type WebhookRow_webhook$data = {
  readonly events: ReadonlyArray<WebhookEvent>;
  readonly failingSince: string | null | undefined;
  readonly id: string;
  readonly isActive: boolean;
  readonly url: string;
  readonly " $fragmentType": "WebhookRow_webhook";
};
export type WebhookRow_webhook$key = {
  readonly " $data"?: WebhookRow_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookRow_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookRow_webhook",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "events",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "1c7c35dc772442bebc21f133e9621897";

export default node;
