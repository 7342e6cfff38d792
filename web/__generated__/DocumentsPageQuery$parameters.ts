/**
 * @generated SignedSource<<6f862a14d3a57424ec70cb57205d13c5>>
 * @relayHash b09d721f2bc68354e02d785fde42ac51
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63a14494b8a368f85a622737ad9a1e15b25bc387074fbe2ffb4f9f133b760367

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63a14494b8a368f85a622737ad9a1e15b25bc387074fbe2ffb4f9f133b760367",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
