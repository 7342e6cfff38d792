/**
 * @generated SignedSource<<1565d39b3b1eeb6e6aa22df88b1fd99f>>
 * @relayHash 24a844027ffdc3920f2ab27a99ff1eb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68767375fb6372e97ebd3d6cdbde68003306bd628aef72c67365581a7461dd71

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "68767375fb6372e97ebd3d6cdbde68003306bd628aef72c67365581a7461dd71",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
