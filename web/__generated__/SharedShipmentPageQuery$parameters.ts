/**
 * @generated SignedSource<<119b53085ea670e81ceefe83f994cab6>>
 * @relayHash 4e1484af152945d81ca4ec994ad089d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 855d2122ee39150b54941d1b5590d0f33fea80b8aaaf41181678ecb527fa71d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedShipmentPageQuery } from './SharedShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "855d2122ee39150b54941d1b5590d0f33fea80b8aaaf41181678ecb527fa71d2",
    "metadata": {},
    "name": "SharedShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
