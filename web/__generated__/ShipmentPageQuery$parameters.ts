/**
 * @generated SignedSource<<a43e5d42501e4d0fe574658902c0aedb>>
 * @relayHash 46ff0015ab981165501fd5512265feeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb318539e0ca5958b05494c7d984009854644bd9797768d905c1167d4f50f95a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cb318539e0ca5958b05494c7d984009854644bd9797768d905c1167d4f50f95a",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
