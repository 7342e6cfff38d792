/**
 * @generated SignedSource<<1e71970abc29cb5eb9af45f42fae8ce7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatsSheetView_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StatsFilters_viewer">;
  readonly " $fragmentType": "StatsSheetView_viewer";
};
export type StatsSheetView_viewer$key = {
  readonly " $data"?: StatsSheetView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatsSheetView_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatsSheetView_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatsFilters_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3e2ec65865a390d2e2511c547ed64714";

export default node;
