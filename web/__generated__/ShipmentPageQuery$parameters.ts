/**
 * @generated SignedSource<<28dea011dada9897fbb6614ff9b46aef>>
 * @relayHash 035893448fbb708b835064902fbba0dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a56dec10e9812a06636b7dddb412f227be4a8953ced5ab6783077c53abe2c18b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a56dec10e9812a06636b7dddb412f227be4a8953ced5ab6783077c53abe2c18b",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
