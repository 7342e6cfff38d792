/**
 * @generated SignedSource<<3f76061949a4dbb5d776abcd386c1386>>
 * @relayHash cc3c194e12c05dd59868a268685620fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 997e84225e85dd7856860803841ee77a8e29580654b2d717f4088a05dfa3c264

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedShipmentPageQuery } from './SharedShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "997e84225e85dd7856860803841ee77a8e29580654b2d717f4088a05dfa3c264",
    "metadata": {},
    "name": "SharedShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
