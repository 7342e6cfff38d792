/**
 * @generated SignedSource<<43544d2940c33e20771c5270c4dab4b1>>
 * @relayHash 07f9e92b7b958ba14ce7ca9f3515d794
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80426fcff6232cd7f725be494b113f1ec32d053e1975ad731a0baacc332b3ab0

import type { ConcreteRequest } from 'relay-runtime';
export type RedeliverInput = {
  id: string;
};
export type DeliveriesDialogRedeliverMutation$variables = {
  input: RedeliverInput;
};
export type DeliveriesDialogRedeliverMutation$data = {
  readonly redeliver: {
    readonly delivery: {
      readonly id: string;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type DeliveriesDialogRedeliverMutation = {
  response: DeliveriesDialogRedeliverMutation$data;
  variables: DeliveriesDialogRedeliverMutation$variables;
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
    "concreteType": "RedeliverPayload",
    "kind": "LinkedField",
    "name": "redeliver",
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
    "name": "DeliveriesDialogRedeliverMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeliveriesDialogRedeliverMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "80426fcff6232cd7f725be494b113f1ec32d053e1975ad731a0baacc332b3ab0",
    "metadata": {},
    "name": "DeliveriesDialogRedeliverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "466c9419f57202e6e8b86a642c89ed65";

export default node;
