/**
 * @generated SignedSource<<5f2c3f358a49e9a9c573e9b3339f2490>>
 * @relayHash 3d7f3bb863bfcd8a6984e7f3182e5796
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eafe7d246a45ef6609ee96a389a5c80e99196f9791b5e098103f4c0cc697bed9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PapersPageQuery } from './PapersPageQuery.graphql';

const node: PreloadableConcreteRequest<PapersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eafe7d246a45ef6609ee96a389a5c80e99196f9791b5e098103f4c0cc697bed9",
    "metadata": {},
    "name": "PapersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
