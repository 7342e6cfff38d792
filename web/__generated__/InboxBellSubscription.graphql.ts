/**
 * @generated SignedSource<<343bc05c2e66f183d9e235222668ca4d>>
 * @relayHash d20162100d95510b811ee89f1e4e89f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33d7f4c578a8c48e40d220711b4ff08e4e68f157e16439ceba5692c6be625a76

import type { ConcreteRequest } from 'relay-runtime';
export type Role = "EDITOR" | "OWNER" | "VIEWER";
export type InboxBellSubscription$variables = Record<PropertyKey, never>;
export type InboxBellSubscription$data = {
  readonly inboxChanged: {
    readonly role: Role | null | undefined;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "role",
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
    "id": "33d7f4c578a8c48e40d220711b4ff08e4e68f157e16439ceba5692c6be625a76",
    "metadata": {},
    "name": "InboxBellSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "475e1c15ecbe56d0f9435bdef9a42b25";

export default node;
