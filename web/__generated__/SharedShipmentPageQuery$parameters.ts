/**
 * @generated SignedSource<<530e3271b323a21145513d1dbdfd1629>>
 * @relayHash b01a69e41a4d1ec8470e14661b3bb9b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9b7aff7e30fe704d82932a11229a82bb02ccad085165928f712ef0500b9fcbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedShipmentPageQuery } from './SharedShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9b7aff7e30fe704d82932a11229a82bb02ccad085165928f712ef0500b9fcbb",
    "metadata": {},
    "name": "SharedShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
