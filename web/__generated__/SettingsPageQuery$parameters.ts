/**
 * @generated SignedSource<<99494055d0f8113e51bdc51f1602a850>>
 * @relayHash 3c0b0ec07d86d13c19456720318bf220
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97587970a0dc6c741206e87fb1bc673c62bbf843897aac64fb6965e3e792af3f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97587970a0dc6c741206e87fb1bc673c62bbf843897aac64fb6965e3e792af3f",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
