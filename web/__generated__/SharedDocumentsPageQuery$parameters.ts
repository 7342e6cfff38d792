/**
 * @generated SignedSource<<316df934b842e43df067befb3678bdee>>
 * @relayHash a81558b5f9ca6cb291d82c3b4ed009e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8eed3a96ccbdcf81f8b89dbc1405c4b81d69dc6c19248fdd7432c8c42077c84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedDocumentsPageQuery } from './SharedDocumentsPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedDocumentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8eed3a96ccbdcf81f8b89dbc1405c4b81d69dc6c19248fdd7432c8c42077c84",
    "metadata": {},
    "name": "SharedDocumentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
