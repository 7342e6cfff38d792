/**
 * @generated SignedSource<<f796070d12e2b62045c350e7dfe820fb>>
 * @relayHash 3041a73db6d234007ebd2e305d057a35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 065aebe8f34a5dbfeb5011cca7a48a4f94766dd057f10dff280d0527b2b58ab6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "065aebe8f34a5dbfeb5011cca7a48a4f94766dd057f10dff280d0527b2b58ab6",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
