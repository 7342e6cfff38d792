/**
 * @generated SignedSource<<7cb60a57163a01234cf73e88b7f7b92e>>
 * @relayHash 0d7cee1ac07fee40cee43b73fa35a3f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce9891cfd7a686760c66a882901f842ef9c0ed2be45542ad39a94630f1d522bf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillPageQuery } from './BillPageQuery.graphql';

const node: PreloadableConcreteRequest<BillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce9891cfd7a686760c66a882901f842ef9c0ed2be45542ad39a94630f1d522bf",
    "metadata": {},
    "name": "BillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
