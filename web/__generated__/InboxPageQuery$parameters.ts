/**
 * @generated SignedSource<<69a3ddf20b65fec472c7bed1fa0a9cf6>>
 * @relayHash 8db3c286ac27a1e1261821c0368d6b70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 633767e3bcc661db5c11d2b58a5b13f76a317d7cd18791ad1c72079d32bf782f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InboxPageQuery } from './InboxPageQuery.graphql';

const node: PreloadableConcreteRequest<InboxPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "633767e3bcc661db5c11d2b58a5b13f76a317d7cd18791ad1c72079d32bf782f",
    "metadata": {},
    "name": "InboxPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
