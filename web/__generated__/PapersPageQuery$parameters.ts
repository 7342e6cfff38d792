/**
 * @generated SignedSource<<f78f8783b227e8a0f26d68c9c0758de3>>
 * @relayHash af5de3cd12522eb63bddb442dab1f366
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb41d60c764022e667bda68be60d59b8efb6512e8cf639ab82cd61fa7a5d15fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PapersPageQuery } from './PapersPageQuery.graphql';

const node: PreloadableConcreteRequest<PapersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb41d60c764022e667bda68be60d59b8efb6512e8cf639ab82cd61fa7a5d15fe",
    "metadata": {},
    "name": "PapersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
