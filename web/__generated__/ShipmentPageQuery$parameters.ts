/**
 * @generated SignedSource<<0d16cbb4ee97af6be4f4a5f98e2aadb9>>
 * @relayHash 4838d509b7ab42a4110f2008c9ee7d08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ff9cc0e6360493f8c0d510c54594d4da1d9d7303a9c96bc925e95f65600c4db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ff9cc0e6360493f8c0d510c54594d4da1d9d7303a9c96bc925e95f65600c4db",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
