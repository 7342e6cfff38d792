/**
 * @generated SignedSource<<44e0e086ce4561886382941eabcbb68a>>
 * @relayHash 82684823844b854abd177c661b13826c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0fff66bf672c6eace40afc973cd031eabfce0a6f5d08c7a35c1a4b02fcbecb5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0fff66bf672c6eace40afc973cd031eabfce0a6f5d08c7a35c1a4b02fcbecb5d",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
