/**
 * @generated SignedSource<<5de2a3e7f918e4ca922df23d92344d24>>
 * @relayHash d3062433524718e258087e124b81feff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a3911b385bb30e4e10740c74d186750a2eb0e3429a4ec7318d2a0d485ad78f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedListPageQuery } from './SharedListPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a3911b385bb30e4e10740c74d186750a2eb0e3429a4ec7318d2a0d485ad78f5",
    "metadata": {},
    "name": "SharedListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
