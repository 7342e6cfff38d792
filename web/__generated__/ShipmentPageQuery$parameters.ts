/**
 * @generated SignedSource<<681bdd5c914c40d6ea6f55a2e7e8e54f>>
 * @relayHash d4b648ff68407536fd05ab59b57665a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f39aec7d49a0312569f75a988d13b3f025a69ed6c0ee848fb89a081835d436a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f39aec7d49a0312569f75a988d13b3f025a69ed6c0ee848fb89a081835d436a",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
