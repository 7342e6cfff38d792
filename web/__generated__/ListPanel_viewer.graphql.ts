/**
 * @generated SignedSource<<0d365118d0092e05b0965df545ea5063>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ListPanel_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"listItems_viewer" | "presetSources_viewer">;
  readonly " $fragmentType": "ListPanel_viewer";
};
export type ListPanel_viewer$key = {
  readonly " $data"?: ListPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListPanel_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "presetSources_viewer"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "listItems_viewer",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originCountries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "destinationCountries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentTerms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shipmentTerms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currencies",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "declarations",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ca929ed256c35d4622f3081063fa7c93";

export default node;
