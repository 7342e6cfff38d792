/**
 * @generated SignedSource<<b13d81987cb59e81166a28137146cd5a>>
 * @relayHash 762599f7c3c0128fd5f65d1f42680f94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 825b5b317f0d141213597aeb19b1e0a9e72c9a6d8850d069db307cbb9deb338d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FirmsPageQuery } from './FirmsPageQuery.graphql';

const node: PreloadableConcreteRequest<FirmsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "825b5b317f0d141213597aeb19b1e0a9e72c9a6d8850d069db307cbb9deb338d",
    "metadata": {},
    "name": "FirmsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
