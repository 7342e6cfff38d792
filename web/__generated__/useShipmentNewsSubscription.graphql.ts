/**
 * @generated SignedSource<<3c4aa9906041e780081f7d8c7e53e0df>>
 * @relayHash 382a52dc3dc172d6457255e119744587
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 361b95e2e04a27cafbfdabbd8087b8b9037b7f352b36e02c9118249a632a6ddf

import type { ConcreteRequest } from 'relay-runtime';
export type ShipmentActivityKind = "ATTACHMENT_APPROVED" | "ATTACHMENT_REJECTED" | "ATTACHMENT_SUBMITTED" | "COMMENT_ADDED" | "COMMENT_CHANGED" | "COMMENT_DELETED" | "LINK_OPENED";
export type useShipmentNewsSubscription$variables = {
  shipmentId?: string | null | undefined;
};
export type useShipmentNewsSubscription$data = {
  readonly shipmentActivity: {
    readonly activity: ShipmentActivityKind;
  };
};
export type useShipmentNewsSubscription = {
  response: useShipmentNewsSubscription$data;
  variables: useShipmentNewsSubscription$variables;
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
    "name": "useShipmentNewsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useShipmentNewsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "361b95e2e04a27cafbfdabbd8087b8b9037b7f352b36e02c9118249a632a6ddf",
    "metadata": {},
    "name": "useShipmentNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "3f60113a0fd430a5912838c9be9f09f0";

export default node;
