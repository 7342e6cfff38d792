/**
 * @generated SignedSource<<e528520f15a406ee70459acf3f3a3894>>
 * @relayHash a6ddab81306f2cd43a2b64ae8d5ea541
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca41af681b6ceb6ccb1df08ab5c9c8bc5a91f435b9732bf0793d5e1480401ef4

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "DUPLICATE" | "INVALID" | "IN_USE" | "NOT_FOUND" | "RATE_LIMITED" | "TOO_LARGE" | "UNSUPPORTED_TYPE";
export type ResendWebhookDeliveryInput = {
  id: string;
};
export type DeliveriesDialogResendMutation$variables = {
  input: ResendWebhookDeliveryInput;
};
export type DeliveriesDialogResendMutation$data = {
  readonly resendWebhookDelivery: {
    readonly delivery: {
      readonly id: string;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  };
};
export type DeliveriesDialogResendMutation = {
  response: DeliveriesDialogResendMutation$data;
  variables: DeliveriesDialogResendMutation$variables;
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
    "concreteType": "ResendWebhookDeliveryPayload",
    "kind": "LinkedField",
    "name": "resendWebhookDelivery",
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
    "name": "DeliveriesDialogResendMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveriesDialogResendMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ca41af681b6ceb6ccb1df08ab5c9c8bc5a91f435b9732bf0793d5e1480401ef4",
    "metadata": {},
    "name": "DeliveriesDialogResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a6dd045b684fd984ae1ac02baf4bf53";

export default node;
