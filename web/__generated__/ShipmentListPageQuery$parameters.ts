/**
 * @generated SignedSource<<5f5329b496362fdc9f6d24bbddc837fa>>
 * @relayHash 0ee1fd851e1f9efc131031a4c9d19f5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3a1ccc2bffb7d427fdb82bdc1adca2bb5eecf9adfe131343dea878f2cf34f3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentListPageQuery } from './ShipmentListPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3a1ccc2bffb7d427fdb82bdc1adca2bb5eecf9adfe131343dea878f2cf34f3b",
    "metadata": {},
    "name": "ShipmentListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
