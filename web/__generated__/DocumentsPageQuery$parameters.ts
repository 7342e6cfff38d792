/**
 * @generated SignedSource<<c650622ef80914afe04b358508cd0946>>
 * @relayHash 87e9d9b06f58f70469c949a4c08d2784
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d28433b3f66e8c2e46ff0c21cd90d14ab411819778dc62386c5a415efe0aeb84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d28433b3f66e8c2e46ff0c21cd90d14ab411819778dc62386c5a415efe0aeb84",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
