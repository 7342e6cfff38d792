/**
 * @generated SignedSource<<9a4860f9e3e220133bf7fbd49587280f>>
 * @relayHash 547b9dcc05a8a97f22329054150205e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e621f8a6c183b40cbdfe42ee3718db814dad7ab07c965186c94e3cbaf0d62531

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e621f8a6c183b40cbdfe42ee3718db814dad7ab07c965186c94e3cbaf0d62531",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
