/**
 * @generated SignedSource<<8a4051318e20a65cd7db1479079d56c6>>
 * @relayHash b83fdb050e4bfc290a371ae188ce2a92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bedcd063cb19d57962334db3d9b87fd53bd2e5d817f924b6143c8ea28e0adc97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeoplePageQuery } from './PeoplePageQuery.graphql';

const node: PreloadableConcreteRequest<PeoplePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bedcd063cb19d57962334db3d9b87fd53bd2e5d817f924b6143c8ea28e0adc97",
    "metadata": {},
    "name": "PeoplePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
