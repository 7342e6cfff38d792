/**
 * @generated SignedSource<<58a07c0b609dd66fad9be184311b1518>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type viewerUserInfo_loadingPorts$data = {
  readonly nodes: ReadonlyArray<{
    readonly country: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "viewerUserInfo_loadingPorts";
};
export type viewerUserInfo_loadingPorts$key = {
  readonly " $data"?: viewerUserInfo_loadingPorts$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewerUserInfo_loadingPorts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "viewerUserInfo_loadingPorts",
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
  "type": "LoadingPortConnection",
  "abstractKey": null
};

(node as any).hash = "c2f684792f5e2359b3167134da40397f";

export default node;
