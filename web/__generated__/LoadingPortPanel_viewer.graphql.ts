/**
 * @generated SignedSource<<1b1b2a2a7487c391de700f8677bd3c92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadingPortPanel_viewer$data = {
  readonly loadingPorts: {
    readonly nodes: ReadonlyArray<{
      readonly country: string;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly originCountries: ReadonlyArray<string>;
  readonly " $fragmentType": "LoadingPortPanel_viewer";
};
export type LoadingPortPanel_viewer$key = {
  readonly " $data"?: LoadingPortPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadingPortPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadingPortPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LoadingPortConnection",
      "kind": "LinkedField",
      "name": "loadingPorts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "LoadingPort",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originCountries",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c992e0daf69a5d6797850ce2e23ef2e4";

export default node;
