/**
 * @generated SignedSource<<3af21ebeee4432669645904bd47258f4>>
 * @relayHash d0dd55bb9e9b1fbcbb09e095a6ba0556
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f2600a9b2226f7cdf41d9bf868a0d4aaeb537496f86f088d7c0d9cfe2a3038c

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type TestWebhookInput = {
  id: string;
};
export type DeliveriesDialogTestMutation$variables = {
  input: TestWebhookInput;
};
export type DeliveriesDialogTestMutation$data = {
  readonly testWebhook: {
    readonly delivery: {
      readonly id: string;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type DeliveriesDialogTestMutation = {
  response: DeliveriesDialogTestMutation$data;
  variables: DeliveriesDialogTestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "TestWebhookPayload",
    "kind": "LinkedField",
    "name": "testWebhook",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WebhookDelivery",
        "kind": "LinkedField",
        "name": "delivery",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
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
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DeliveriesDialogTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveriesDialogTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0f2600a9b2226f7cdf41d9bf868a0d4aaeb537496f86f088d7c0d9cfe2a3038c",
    "metadata": {},
    "name": "DeliveriesDialogTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e4eaa488484ca552472efa1b9a8e4a9";

export default node;
