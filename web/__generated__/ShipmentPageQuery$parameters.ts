/**
 * @generated SignedSource<<4403ce2ec26757448d6efab863da6a95>>
 * @relayHash 401f6108868f0da703f4ad1eca491525
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 714693bff8ff995edbe75af0092f85042ae89bcab1fdc9b2ee9fb3b56efe4b63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShipmentPageQuery } from './ShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<ShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "714693bff8ff995edbe75af0092f85042ae89bcab1fdc9b2ee9fb3b56efe4b63",
    "metadata": {},
    "name": "ShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
