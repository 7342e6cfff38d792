/**
 * @generated SignedSource<<6c669b28b7ea565aec6f894fe67e0c2a>>
 * @relayHash 7949d7c55700910c25ff24261385153f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3df3ad8fe1da6befc68968caa54f6d4f7ac3d6326f6c132ed6a6b85bc0bc9595

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedShipmentPageQuery } from './SharedShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3df3ad8fe1da6befc68968caa54f6d4f7ac3d6326f6c132ed6a6b85bc0bc9595",
    "metadata": {},
    "name": "SharedShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
