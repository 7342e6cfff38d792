/**
 * @generated SignedSource<<e5eabb1c999f6a53b45836173c466050>>
 * @relayHash 3bf365802fb7e4960e6cfd6a09f9fc16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02f11a22eb28e98f18ae119b81a1819690b6fb3d6d3b1d719c45ce5da93e867a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WelcomePageQuery } from './WelcomePageQuery.graphql';

const node: PreloadableConcreteRequest<WelcomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02f11a22eb28e98f18ae119b81a1819690b6fb3d6d3b1d719c45ce5da93e867a",
    "metadata": {},
    "name": "WelcomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
