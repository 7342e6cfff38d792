/**
 * @generated SignedSource<<1b099b56feaae2232d2c4429082e2afe>>
 * @relayHash f99a8a0b4b40c5e1baf47d834ce12527
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8b62d71f4b4a94a27f58dae422f5be899bf80a8521d74006c7ebeb582adc50d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8b62d71f4b4a94a27f58dae422f5be899bf80a8521d74006c7ebeb582adc50d",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
