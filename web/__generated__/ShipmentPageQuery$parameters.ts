/**
 * @generated SignedSource<<669a26d1f51b35523fea62e9b07a2ef0>>
 * @relayHash 6978c34ede7e068c21751d74c4e94f00
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6206d07810cfd84b71c89d50f508f4af805a12da8319d4feda00b4845e6b55e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6206d07810cfd84b71c89d50f508f4af805a12da8319d4feda00b4845e6b55e",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
