/**
 * @generated SignedSource<<bd80e4ac4dfbd39af2121fe5dc80b98c>>
 * @relayHash a849cef8296e9b59eb7b8a4820a6537b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2be5d73f8e13878590c53063a1b4b5a2e60a1ce9371abb7da1f1556b2e49fc88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2be5d73f8e13878590c53063a1b4b5a2e60a1ce9371abb7da1f1556b2e49fc88",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
