/**
 * @generated SignedSource<<455707b3970a6ac99a6029c875c56956>>
 * @relayHash 82121517b84b9a2fb40bed36848f0071
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67a36804ac0b3a85f9266274dfe1734ecbfc3e346dca543f3d634ff4925b9d35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67a36804ac0b3a85f9266274dfe1734ecbfc3e346dca543f3d634ff4925b9d35",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
