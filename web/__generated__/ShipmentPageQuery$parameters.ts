/**
 * @generated SignedSource<<355f98a971230a7452ca7e2684bc8ef5>>
 * @relayHash 6aa6633771b7636f4d55fac2ef1287d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fcbdeb09506d85ee826a0d5400670ba2916edffc66846453f5954557fb65b4ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fcbdeb09506d85ee826a0d5400670ba2916edffc66846453f5954557fb65b4ba",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
