/**
 * @generated SignedSource<<c5b28e6c7cb6da6702f00b3c2957bbd8>>
 * @relayHash bdc1fb57f92bb1f4ee29b04fc94343c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7497cef11fd9f057b7f5260105f093c168e74b1995ccf503de12ad967efb760a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7497cef11fd9f057b7f5260105f093c168e74b1995ccf503de12ad967efb760a",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
