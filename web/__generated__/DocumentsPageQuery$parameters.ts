/**
 * @generated SignedSource<<34614468a6d19fb486c2143b0e9cf5ef>>
 * @relayHash aeb746fdd69c80c2c3b097af63758219
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8a39c698e804f4e61f9744f1d2eef2f30137ad3e1507fa3104aa0497bcc1e99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8a39c698e804f4e61f9744f1d2eef2f30137ad3e1507fa3104aa0497bcc1e99",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
