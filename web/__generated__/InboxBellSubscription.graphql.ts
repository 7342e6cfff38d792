/**
 * @generated SignedSource<<5dacfb85ba20dbbbb712861bc689b566>>
 * @relayHash ef68ebe51ccbaf0b1a490f9df9ae2733
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b71f80d76a278b79450113a314bc1613d9df8da90c7f4867a55a5d7179cfae7

import type { ConcreteRequest } from 'relay-runtime';
export type InboxBellSubscription$variables = Record<PropertyKey, never>;
export type InboxBellSubscription$data = {
  readonly inboxChanged: {
    readonly unreadCount: number;
  };
};
export type InboxBellSubscription = {
  response: InboxBellSubscription$data;
  variables: InboxBellSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InboxChange",
    "kind": "LinkedField",
    "name": "inboxChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InboxBellSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InboxBellSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8b71f80d76a278b79450113a314bc1613d9df8da90c7f4867a55a5d7179cfae7",
    "metadata": {},
    "name": "InboxBellSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "7e4ce23b282e7f0424d23ecbae2a3bb3";

export default node;
