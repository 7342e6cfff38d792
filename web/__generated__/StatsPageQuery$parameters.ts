/**
 * @generated SignedSource<<a4529a34e140e85cf66a3464da34844d>>
 * @relayHash 581e07a7774d97c26fb32181571cb302
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 393a79aa61edc1381a6701d33810a178de9fd5b657403816e202996b35e1e3bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsPageQuery } from './StatsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "393a79aa61edc1381a6701d33810a178de9fd5b657403816e202996b35e1e3bf",
    "metadata": {},
    "name": "StatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
