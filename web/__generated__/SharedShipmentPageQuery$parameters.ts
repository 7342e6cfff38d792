/**
 * @generated SignedSource<<735850c9b64960a4e8b9c23c9ade2c36>>
 * @relayHash 49daeeee24ae7ac186450b89a39af4a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 109cf8f4598c3e2beab3546b4c44306ab7b3281169350349c15472b3b3899690

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedShipmentPageQuery } from './SharedShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "109cf8f4598c3e2beab3546b4c44306ab7b3281169350349c15472b3b3899690",
    "metadata": {},
    "name": "SharedShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
