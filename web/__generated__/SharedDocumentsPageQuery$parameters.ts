/**
 * @generated SignedSource<<d119ed7aa8a3d86c2149417570e88b3b>>
 * @relayHash 4bd36aadfed5f7eda5c3ea7ccd7cbccd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f78de577ea178133e95a8cc95460cf93f9da7c87742cc34e47afc4f26c47a13e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedDocumentsPageQuery } from './SharedDocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedDocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f78de577ea178133e95a8cc95460cf93f9da7c87742cc34e47afc4f26c47a13e",
    "metadata": {},
    "name": "SharedDocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
