/**
 * @generated SignedSource<<b60b010c2016d1d78e2cae178b99ec71>>
 * @relayHash e6eb0a55f29b032a67f5f20b50c5cd19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID beecf3bcc83cc61dde397fb87b95da564cf4f73827a88c96efd2369a4c45875e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "beecf3bcc83cc61dde397fb87b95da564cf4f73827a88c96efd2369a4c45875e",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
