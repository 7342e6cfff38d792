/**
 * @generated SignedSource<<e229a91bf8f1c18fbc4ff9b880ee3193>>
 * @relayHash e80e36f64271a7b7b458b8e80090c36b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 343d8fae8513024c64b2c681962e2a83f78659e693f80c50b347e912d3d95768

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FirmsPageQuery } from './FirmsPageQuery.graphql';

const node: PreloadableConcreteRequest<FirmsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "343d8fae8513024c64b2c681962e2a83f78659e693f80c50b347e912d3d95768",
    "metadata": {},
    "name": "FirmsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
