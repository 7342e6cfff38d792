/**
 * @generated SignedSource<<6fd5be720bf7194c1d74a700195f5cf8>>
 * @relayHash d82f3fd507cb2b0af0575ac5bc33cd7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8256cfdf892641b66da3ffa6041546dbdceae71a170f62220a17bfb555e450c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8256cfdf892641b66da3ffa6041546dbdceae71a170f62220a17bfb555e450c",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
