/**
 * @generated SignedSource<<e2347be3941fd6169f60feae2ad689ae>>
 * @relayHash 790f9a2d04a88e12483600ab87c9aa99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb4fd77c41ffd3da3bceba93c6d9b7ef71b3f1dce0d203ff68ca326e0632f9ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb4fd77c41ffd3da3bceba93c6d9b7ef71b3f1dce0d203ff68ca326e0632f9ce",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
