/**
 * @generated SignedSource<<3b8f15e0b70b560ed7a74c79aec7b62a>>
 * @relayHash 262f538b0b6314e90dbcc2c398cf2044
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9920fc1267f67e18bfd71a2b2a95080a1ecfae24f8d63cf54741547b95d148e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PeoplePageQuery } from './PeoplePageQuery.graphql';

const node: PreloadableConcreteRequest<PeoplePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9920fc1267f67e18bfd71a2b2a95080a1ecfae24f8d63cf54741547b95d148e8",
    "metadata": {},
    "name": "PeoplePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
