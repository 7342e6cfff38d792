/**
 * @generated SignedSource<<af456be0bb20116013f13577a7664bb4>>
 * @relayHash 03e079cfcbb73e113234d0ea34e32bf9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78269cc926371a0d6bd03547772c4936cf5d9cfab82177ce87be2b2cbeda4daf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78269cc926371a0d6bd03547772c4936cf5d9cfab82177ce87be2b2cbeda4daf",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
