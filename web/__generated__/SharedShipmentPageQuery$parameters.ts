/**
 * @generated SignedSource<<c441f9b3ff7e4bf18f7171f5495799d5>>
 * @relayHash 07c3262a4a608b3e26aebd2ca78f1c39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c660247e5e65a472953c777618ccfd67a7276907556e221bc7c49da1672a371

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SharedShipmentPageQuery } from './SharedShipmentPageQuery.graphql';

const node: PreloadableConcreteRequest<SharedShipmentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c660247e5e65a472953c777618ccfd67a7276907556e221bc7c49da1672a371",
    "metadata": {},
    "name": "SharedShipmentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
