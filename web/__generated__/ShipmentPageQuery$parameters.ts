/**
 * @generated SignedSource<<0c8b33d2dd06b95f3c06383cde975fe6>>
 * @relayHash 37d9c38d0edad7c560cd7e110da7d028
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b72be89fb60ae8727081bc7dbe5e895635e787d92f9657a4b3abd78b75b6ae16

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b72be89fb60ae8727081bc7dbe5e895635e787d92f9657a4b3abd78b75b6ae16",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
