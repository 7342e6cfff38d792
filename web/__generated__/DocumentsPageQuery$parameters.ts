/**
 * @generated SignedSource<<f4c79c92b98c0ced75ea9ea83adaf5e8>>
 * @relayHash fb090780859e709cb938972e169d6301
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 434b222b4fc56b76cefc444186cd94ebcbbe5e342a0e159de632b149535310c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "434b222b4fc56b76cefc444186cd94ebcbbe5e342a0e159de632b149535310c9",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
