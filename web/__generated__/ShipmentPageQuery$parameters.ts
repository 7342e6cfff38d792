/**
 * @generated SignedSource<<56979eb365ed1679b00d565a8fd00748>>
 * @relayHash 3fd78030fde7923ac34e29c8d55c52eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bff403315b88721ff59a1d5daaac458cb65ef993e4013cf26c4e722cefea638c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bff403315b88721ff59a1d5daaac458cb65ef993e4013cf26c4e722cefea638c",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
