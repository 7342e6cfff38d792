/**
 * @generated SignedSource<<4f2651fec4c2963fb3cd389169dd7ee7>>
 * @relayHash 45a91f687edbed7fa9f0cb5978f0c0fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 135150367357cae2897b1f31a9933a858bf1e60f000b91434ead8366e9558f4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "135150367357cae2897b1f31a9933a858bf1e60f000b91434ead8366e9558f4b",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
