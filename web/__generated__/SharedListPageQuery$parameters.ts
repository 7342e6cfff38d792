/**
 * @generated SignedSource<<0618cb8a25df577f19e2697f92eea30e>>
 * @relayHash 0342e4aa34ae09be1cd98b23f9efc3e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5569e7f7fecea2a7b5bf89ae5870954bcbf7331743badd220f71c4b842052cff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedListPageQuery } from './SharedListPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5569e7f7fecea2a7b5bf89ae5870954bcbf7331743badd220f71c4b842052cff",
    "metadata": {},
    "name": "SharedListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
