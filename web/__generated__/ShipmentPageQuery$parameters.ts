/**
 * @generated SignedSource<<e850a50a9f01dafab3058729a1df72a6>>
 * @relayHash 317cd073ec3a71b372d15735275889b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac46447f05e13d2f17c8e73c28ba4483d585abd8d0769937ba21c8cb468e09cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac46447f05e13d2f17c8e73c28ba4483d585abd8d0769937ba21c8cb468e09cc",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
