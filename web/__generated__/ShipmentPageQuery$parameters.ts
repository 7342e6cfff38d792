/**
 * @generated SignedSource<<871dedf404d795c2371dcbe0834093f9>>
 * @relayHash 14bc280d1d4426b53eb76ec9ac5ab9a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba749445157209246c996c5e30c5f08234e2972eb4c07be6623bc0fe49ea0683

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ba749445157209246c996c5e30c5f08234e2972eb4c07be6623bc0fe49ea0683",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
