/**
 * @generated SignedSource<<84d850a348052126015f857f67bcbe8b>>
 * @relayHash 184a4e0e019127d39619a093886689ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 884e761165a69275d1969d393440d0bce1b10e1b7d466d8ca91d0e0677b6347e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedListPageQuery } from './SharedListPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "884e761165a69275d1969d393440d0bce1b10e1b7d466d8ca91d0e0677b6347e",
    "metadata": {},
    "name": "SharedListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
