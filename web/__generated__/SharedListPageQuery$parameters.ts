/**
 * @generated SignedSource<<5fef0ad8e40039068502f5c8e25e36db>>
 * @relayHash fe126a444e51f49744298f6b05633741
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df8f3dafd9c2958701fcc4bccefbc400afd64e34731773fc42c944676abf87d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedListPageQuery } from './SharedListPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df8f3dafd9c2958701fcc4bccefbc400afd64e34731773fc42c944676abf87d7",
    "metadata": {},
    "name": "SharedListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
