/**
 * @generated SignedSource<<ade9bf30215b943f41ab94d6de2d6ab5>>
 * @relayHash 166216d11cf91dfedae2e756c9848d31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 85f5038d3751156b29155883cc5478bf40ba3f8dcbbee57e3439044da15d3bd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatsPageQuery } from './StatsPageQuery.graphql';

const node: PreloadableConcreteRequest<StatsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "85f5038d3751156b29155883cc5478bf40ba3f8dcbbee57e3439044da15d3bd9",
    "metadata": {},
    "name": "StatsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
