/**
 * @generated SignedSource<<4c40d03378032ed2e0edf1ae008fb0de>>
 * @relayHash 07b21d2295aa25bf4722e1e735999c35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46db48d5cb620512060442be6ed85844f83da784f4f5a5626971e0fe14d9f545

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46db48d5cb620512060442be6ed85844f83da784f4f5a5626971e0fe14d9f545",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
