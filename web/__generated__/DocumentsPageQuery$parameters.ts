/**
 * @generated SignedSource<<d00657b383bf104bcd0b5ceb90a4204c>>
 * @relayHash cb1e9c429a927ba863dfb74db55a25e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 707423dd59ced0963ca53558efb266b5d7a443802fd734e89e6a461d58e9b437

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "707423dd59ced0963ca53558efb266b5d7a443802fd734e89e6a461d58e9b437",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
