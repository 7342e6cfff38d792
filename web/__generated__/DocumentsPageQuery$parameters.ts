/**
 * @generated SignedSource<<882d6e26dae523126472ff76d7f6df89>>
 * @relayHash bbce02c61182125f1b700af6f39730f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74472e338fd075ab26daad166994467193878c4f093fb1eedd6ffcf0ec8f719a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DocumentsPageQuery } from './DocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<DocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74472e338fd075ab26daad166994467193878c4f093fb1eedd6ffcf0ec8f719a",
    "metadata": {},
    "name": "DocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
