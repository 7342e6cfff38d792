/**
 * @generated SignedSource<<a82213443e5741382f3db9c3c0856401>>
 * @relayHash 0da86ad78ad5adbfd07df45bb86dcbb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 289f6ad35930bab770abf952caa5915553a102b92e0a72977f0c35f38904a740

import type { ConcreteRequest } from 'relay-runtime';
export type ShipmentActivityKind = "ATTACHMENT_APPROVED" | "ATTACHMENT_REJECTED" | "ATTACHMENT_SUBMITTED" | "COMMENT_ADDED" | "LINK_OPENED";
export type useCommentNewsSubscription$variables = {
  shipmentId?: string | null | undefined;
};
export type useCommentNewsSubscription$data = {
  readonly shipmentActivity: {
    readonly activity: ShipmentActivityKind;
  };
};
export type useCommentNewsSubscription = {
  response: useCommentNewsSubscription$data;
  variables: useCommentNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "shipmentId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "shipmentId",
        "variableName": "shipmentId"
      }
    ],
    "concreteType": "ShipmentActivity",
    "kind": "LinkedField",
    "name": "shipmentActivity",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "activity",
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
    "name": "useCommentNewsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCommentNewsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "289f6ad35930bab770abf952caa5915553a102b92e0a72977f0c35f38904a740",
    "metadata": {},
    "name": "useCommentNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "afd4b3b613dff3ebad4d4ce7ec508951";

export default node;
