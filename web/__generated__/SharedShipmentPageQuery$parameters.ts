/**
 * @generated SignedSource<<c1dcb3c9cb32dce06d659cf49c277f16>>
 * @relayHash 7281bc8b4f9608251f81b92341ecea6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8eea99fe8423ce65b2f988f64d9a16dc8a472a09f11b8c9b7cfc9434229bf7f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedShipmentPageQuery } from './SharedShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8eea99fe8423ce65b2f988f64d9a16dc8a472a09f11b8c9b7cfc9434229bf7f0",
    "metadata": {},
    "name": "SharedShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
