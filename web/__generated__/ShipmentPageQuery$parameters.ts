/**
 * @generated SignedSource<<3e3c6a3927b3f21c3f702119658f7f55>>
 * @relayHash 9357df38ce739cca90fa76593901f525
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b010af34401844b44751c5d1ff9afb2c4164f912248921c472b8fe4077a02572

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b010af34401844b44751c5d1ff9afb2c4164f912248921c472b8fe4077a02572",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
