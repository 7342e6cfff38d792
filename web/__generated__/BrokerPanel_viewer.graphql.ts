/**
 * @generated SignedSource<<9d00def89f7d18bdd17fecdc804b8135>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BrokerPanel_viewer$data = {
  readonly brokers: {
    readonly nodes: ReadonlyArray<{
      readonly country: string;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "BrokerPanel_viewer";
};
export type BrokerPanel_viewer$key = {
  readonly " $data"?: BrokerPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BrokerPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BrokerPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BrokerConnection",
      "kind": "LinkedField",
      "name": "brokers",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "91ebe032537a5884e37400d60c8f2c34";

export default node;
