/**
 * @generated SignedSource<<4e29ba3cf5e03dc4430141f385d372e3>>
 * @relayHash 5531e1a67c11458f755aec2f256066bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 038455fd11f730e4ccb8d2f5b5d033d731a6bf8bbc5cd4f0a4f7e35ca66ec75b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "038455fd11f730e4ccb8d2f5b5d033d731a6bf8bbc5cd4f0a4f7e35ca66ec75b",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
