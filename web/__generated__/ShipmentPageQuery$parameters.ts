/**
 * @generated SignedSource<<7efa21850b61efdf9805ef92ccd21a67>>
 * @relayHash a18854b6a70ed0b05ca69fdccb110e61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fa934d3f88d1c5cb7d780128f6deeb6df88861b3d6f54ac8f1ee991af6c3cc6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fa934d3f88d1c5cb7d780128f6deeb6df88861b3d6f54ac8f1ee991af6c3cc6",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
