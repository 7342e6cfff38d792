/**
 * @generated SignedSource<<cb040458de55590689ac0adf86931a59>>
 * @relayHash 45840e608368317c1caea34d885815a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9bc339fcb436b8f06a00cbd58eeb96865fabf3b481891a777aa28564f22a71d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentListPageQuery } from './ShipmentListPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9bc339fcb436b8f06a00cbd58eeb96865fabf3b481891a777aa28564f22a71d",
    "metadata": {},
    "name": "ShipmentListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
