/**
 * @generated SignedSource<<78acebd815380050639f77a3af77929a>>
 * @relayHash 7ebcc6aef8eceae7030ed2eeb169d897
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07f5c245006bcd764a56370adc2ad7a8039e9ed56e34a02424608cadf0aa6d44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillPageQuery } from './BillPageQuery.graphql';

const node: PreloadableConcreteRequest<BillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07f5c245006bcd764a56370adc2ad7a8039e9ed56e34a02424608cadf0aa6d44",
    "metadata": {},
    "name": "BillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
