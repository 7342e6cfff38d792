/**
 * @generated SignedSource<<1cac0ca642cfb11da410419c4891695a>>
 * @relayHash 7d68b58b644a8a87c9c5de0af0acfc79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31425448392f89ece6b4d13c3b8d60d95985dd62c31a26bf3c038d6af5315bc7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31425448392f89ece6b4d13c3b8d60d95985dd62c31a26bf3c038d6af5315bc7",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
