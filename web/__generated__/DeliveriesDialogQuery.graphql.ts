/**
 * @generated SignedSource<<72a93c05e907d5a86c9dd1dfa4e03a27>>
 * @relayHash 8a89c10c4f3f9f4823f4907d1367b8d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa3f376f405c0bc5890fba449d677842f8563abec45c4080b14bd8d527980eab

import type { ConcreteRequest } from 'relay-runtime';
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "PENDING";
export type WebhookMessageType = "ATTACHMENT_ADDED" | "ATTACHMENT_APPROVED" | "ATTACHMENT_REJECTED" | "ATTACHMENT_SUBMITTED" | "COMMENT_ADDED" | "COMMENT_CHANGED" | "COMMENT_DELETED" | "LINK_OPENED" | "MILESTONE_REACHED" | "PARTNER_JOINED" | "PARTNER_REVOKED" | "SHIPMENT_CREATED" | "SHIPMENT_DELETED" | "SHIPMENT_UPDATED" | "TEST";
export type DeliveriesDialogQuery$variables = {
  id: string;
};
export type DeliveriesDialogQuery$data = {
  readonly node: {
    readonly deliveries?: {
      readonly nodes: ReadonlyArray<{
        readonly attemptCount: number;
        readonly createdAt: string;
        readonly error: string | null | undefined;
        readonly id: string;
        readonly responseStatus: number | null | undefined;
        readonly status: WebhookDeliveryStatus;
        readonly type: WebhookMessageType;
      }>;
    };
  } | null | undefined;
};
export type DeliveriesDialogQuery = {
  response: DeliveriesDialogQuery$data;
  variables: DeliveriesDialogQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "WebhookDeliveryConnection",
      "kind": "LinkedField",
      "name": "deliveries",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WebhookDelivery",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attemptCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "responseStatus",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "error",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "deliveries(first:20)"
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeliveriesDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "DeliveriesDialogQuery",
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
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fa3f376f405c0bc5890fba449d677842f8563abec45c4080b14bd8d527980eab",
    "metadata": {},
    "name": "DeliveriesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39d1ceda41cf6818e851eefd11e49e94";

export default node;
