/**
 * @generated SignedSource<<ab0cdb8cf7fa57f282638e826016d47e>>
 * @relayHash eae87fd5aad39a08ddd353967f1cdcdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18414c45412fa844d4832e6ae2a11bb4cc2a8374a1302eca17f8aa2bec909b3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18414c45412fa844d4832e6ae2a11bb4cc2a8374a1302eca17f8aa2bec909b3b",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
