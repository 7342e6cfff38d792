/**
 * @generated SignedSource<<97b749a0ccaa93ad3e8c19c10e8e0b5d>>
 * @relayHash f6884ec478ed2064efa84779f61104c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4081f5a5e2053510f1a70462dd173c7bbf60ea7500749c74bd9142ec1cf81b90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4081f5a5e2053510f1a70462dd173c7bbf60ea7500749c74bd9142ec1cf81b90",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
