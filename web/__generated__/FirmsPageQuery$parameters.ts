/**
 * @generated SignedSource<<95d850460067ce530146c201659cf46b>>
 * @relayHash 2ecf57a765876fde59e1a91ec39f976c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb0fc2f783ff9cdde0baea5ed77a698895d0f9915697f3136271745d00cbb901

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FirmsPageQuery } from './FirmsPageQuery.graphql';

const node: PreloadableConcreteRequest<FirmsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb0fc2f783ff9cdde0baea5ed77a698895d0f9915697f3136271745d00cbb901",
    "metadata": {},
    "name": "FirmsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
