/**
 * @generated SignedSource<<eac56b339b077e7c135017b95367e572>>
 * @relayHash 14132deef955268cc59c321f993ebf24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e6135b58a405dc7c977d3745bd9ff1f31b96d8b63535ff28175f9cf76ec20c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e6135b58a405dc7c977d3745bd9ff1f31b96d8b63535ff28175f9cf76ec20c8",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
