/**
 * @generated SignedSource<<3319a798ecbac6aa49a57390d45ee091>>
 * @relayHash f328791b67014d7368c81aac406c4d35
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 018e136f3c107f47aa14c42d15faac7ccc8eb4c7f2bde5e8bc89410a17d960bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "018e136f3c107f47aa14c42d15faac7ccc8eb4c7f2bde5e8bc89410a17d960bf",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
