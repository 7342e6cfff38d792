/**
 * @generated SignedSource<<64e7a43a075c482ece429a4c56e4061b>>
 * @relayHash 8cb869f51cec6763aae425d5e6081d14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfd4b1a238e05b1f5e6e072c850ea5af35d4c615106070ec5a31ecc9e5a433fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfd4b1a238e05b1f5e6e072c850ea5af35d4c615106070ec5a31ecc9e5a433fd",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
