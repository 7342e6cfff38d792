/**
 * @generated SignedSource<<e7bb646f78ecf447aa86cdb98aff155b>>
 * @relayHash e3ec2a572bb726e5b070b2fd195a25d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 047cefc76bd664ff964a2953f7168af8c33f89cab2bfa5f4642e9456fa16ab6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeoplePageQuery } from './PeoplePageQuery.graphql';

const node: PreloadableConcreteRequest<PeoplePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "047cefc76bd664ff964a2953f7168af8c33f89cab2bfa5f4642e9456fa16ab6d",
    "metadata": {},
    "name": "PeoplePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
