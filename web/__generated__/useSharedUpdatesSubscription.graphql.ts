/**
 * @generated SignedSource<<99926177200098c096dcdde4407f7bb7>>
 * @relayHash 968491deadb852eb5081f98a56e98bff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39598d50f77f8158518243bca247d66e666c06a98762f88db757410da9b42387

import type { ConcreteRequest } from 'relay-runtime';
export type useSharedUpdatesSubscription$variables = Record<PropertyKey, never>;
export type useSharedUpdatesSubscription$data = {
  readonly sharedShipmentChanged: {
    readonly sharedShipmentId: string | null | undefined;
  };
};
export type useSharedUpdatesSubscription = {
  response: useSharedUpdatesSubscription$data;
  variables: useSharedUpdatesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SharedShipmentChange",
    "kind": "LinkedField",
    "name": "sharedShipmentChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sharedShipmentId",
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
    "name": "useSharedUpdatesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useSharedUpdatesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "39598d50f77f8158518243bca247d66e666c06a98762f88db757410da9b42387",
    "metadata": {},
    "name": "useSharedUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8d03ea8baeebf31f32277c70cfc602ea";

export default node;
