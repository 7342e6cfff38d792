/**
 * @generated SignedSource<<9bc0cb8bcda35d6096438df3c4a1897b>>
 * @relayHash 829343593cb5aa82489b0bc0f8bb8980
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee4b6bf103712f4011b1127eb44584038bdf00aa9d1f8dbe14bbab3f2f6d36c1

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "ee4b6bf103712f4011b1127eb44584038bdf00aa9d1f8dbe14bbab3f2f6d36c1",
    "metadata": {},
    "name": "DeliveriesDialogTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7ddd74fe8c66c018d61f2708448e78e5";

export default node;
