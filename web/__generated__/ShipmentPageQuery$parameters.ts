/**
 * @generated SignedSource<<2fa6178942b15f11dc430458fef4875b>>
 * @relayHash a104770918e9c813bcb86771a8fc8d10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb236a6d40a51268a71900a8467ca40f84ddca79d6822fa7147c301b0264ff6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb236a6d40a51268a71900a8467ca40f84ddca79d6822fa7147c301b0264ff6b",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
