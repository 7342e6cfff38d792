/**
 * @generated SignedSource<<abfc27d0dec90839d1854a0b7a7ff77c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type viewerUserInfo_brokers$data = {
  readonly nodes: ReadonlyArray<{
    readonly country: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "viewerUserInfo_brokers";
};
export type viewerUserInfo_brokers$key = {
  readonly " $data"?: viewerUserInfo_brokers$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_brokers">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "viewerUserInfo_brokers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Broker",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BrokerConnection",
  "abstractKey": null
};

(node as any).hash = "b53170dddbc40abd4b28f6a18925a0b7";

export default node;
