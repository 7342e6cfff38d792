/**
 * @generated SignedSource<<d15798877c8013e87a9f90c47000333d>>
 * @relayHash fc141fe1532f02e2de223f24d0e40fdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe77419d017e1b5c66871f986308de2ca2da51f4bea6aaaa66669cebad122bf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxPageQuery } from './InboxPageQuery.graphql';

const node: PreloadableConcreteRequest<InboxPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe77419d017e1b5c66871f986308de2ca2da51f4bea6aaaa66669cebad122bf9",
    "metadata": {},
    "name": "InboxPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
