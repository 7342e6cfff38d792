/**
 * @generated SignedSource<<6e36460c8ab0b4214e36378971a3a23c>>
 * @relayHash 5a48cfadb6eb150699b042ba1be50e9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9266d74b8ff52c7dbc74b8e3b99ad797f8ccb3c1cb79df2ecb5c874e86fab19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillPageQuery } from './BillPageQuery.graphql';

const node: PreloadableConcreteRequest<BillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9266d74b8ff52c7dbc74b8e3b99ad797f8ccb3c1cb79df2ecb5c874e86fab19",
    "metadata": {},
    "name": "BillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
