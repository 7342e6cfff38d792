/**
 * @generated SignedSource<<fa1a0de77f03bacdb6934d95023f0a61>>
 * @relayHash 47757a4b2270c17a85cbf2e796a45e2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ac6082bb400d731831080ce093fa44baa97aa949c31bac1135d7607a3bf6788

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedShipmentPageQuery } from './SharedShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ac6082bb400d731831080ce093fa44baa97aa949c31bac1135d7607a3bf6788",
    "metadata": {},
    "name": "SharedShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
