/**
 * @generated SignedSource<<7f7c187575a52fb77cfd3b9f60b4ac43>>
 * @relayHash c7748f49a67f790935e923fcf3144a06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b3d54944499ffc2da398d24847e1b79f901c7681bcf65224915f8ed70a282b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b3d54944499ffc2da398d24847e1b79f901c7681bcf65224915f8ed70a282b2",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
