/**
 * @generated SignedSource<<3c1fa64e68a04a8be25c49ed89cb5519>>
 * @relayHash b169620767e9250a8a21db9eb31aaca0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a3b3ad32ab9f0671572c7b863ec7e555e6945d50400be0e98ccfb5ed17378b59

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FirmsPageQuery } from './FirmsPageQuery.graphql';

const node: PreloadableConcreteRequest<FirmsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a3b3ad32ab9f0671572c7b863ec7e555e6945d50400be0e98ccfb5ed17378b59",
    "metadata": {},
    "name": "FirmsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
