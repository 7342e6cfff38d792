/**
 * @generated SignedSource<<24c9a0a44b89a9ee038000425814f570>>
 * @relayHash ab1e2084b59d286a1adf8b15668089a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61672d6852109d03c325b0fd42029cf18af7021a2e634839cecfd357fa8c170e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentListPageQuery } from './ShipmentListPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61672d6852109d03c325b0fd42029cf18af7021a2e634839cecfd357fa8c170e",
    "metadata": {},
    "name": "ShipmentListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
