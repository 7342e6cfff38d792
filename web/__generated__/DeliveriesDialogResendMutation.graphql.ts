/**
 * @generated SignedSource<<fceaadcd2f7eb66d0f9cb376d2e4113b>>
 * @relayHash 3ffb9c0c4a2c7b89fe9e50173fbe344a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d5d73cc9baca5f127f55406e8ff0c08986999addb78d6b0a1a1092378fb5b8b

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "5d5d73cc9baca5f127f55406e8ff0c08986999addb78d6b0a1a1092378fb5b8b",
    "metadata": {},
    "name": "DeliveriesDialogResendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d64ce67181dff53de24ad9039c074501";

export default node;
