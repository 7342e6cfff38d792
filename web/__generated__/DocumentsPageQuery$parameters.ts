/**
 * @generated SignedSource<<8874b7a60ec5e4aad8fc9e03131050f4>>
 * @relayHash 5a276674d650d7390d9c31f05995cda1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54b2b1b3ac1ac832d830ac445a61113ed1102b2bb05e11730e63f1f6f2d7e73e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54b2b1b3ac1ac832d830ac445a61113ed1102b2bb05e11730e63f1f6f2d7e73e",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
