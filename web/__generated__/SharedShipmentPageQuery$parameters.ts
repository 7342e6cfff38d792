/**
 * @generated SignedSource<<647807f7692c823c137bd94fb5dabc2b>>
 * @relayHash 15ccebab4abf77aac0061070f90a3201
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 380bc53e6e195a18402dd575d5d3a5e528e91e324ba4a5a016afdfd347832281

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedShipmentPageQuery } from './SharedShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "380bc53e6e195a18402dd575d5d3a5e528e91e324ba4a5a016afdfd347832281",
    "metadata": {},
    "name": "SharedShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
