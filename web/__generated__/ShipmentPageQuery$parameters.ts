/**
 * @generated SignedSource<<dde05925613122b08699559cb8a3fb06>>
 * @relayHash 263b661870ba1adb1f54532caf0f67ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99f6131c2b4f8fe0554e171d277d7e904e206edcd95990d190ebec047e9b1485

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99f6131c2b4f8fe0554e171d277d7e904e206edcd95990d190ebec047e9b1485",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
