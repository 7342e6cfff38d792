/**
 * @generated SignedSource<<e76cbc5ec8df5f3bfa9b0dc2a54c2ae3>>
 * @relayHash 896dadcbccf1f398620ca01abfea461f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4438eb49e5c05f466cb360e87cfad4a163db0c22f24f04a3efdea917f0a8e71e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4438eb49e5c05f466cb360e87cfad4a163db0c22f24f04a3efdea917f0a8e71e",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
