/**
 * @generated SignedSource<<c614a5f8c4ae7992f9a7255f6294e33b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatsWorkbench_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StatsFilters_viewer">;
  readonly " $fragmentType": "StatsWorkbench_viewer";
};
export type StatsWorkbench_viewer$key = {
  readonly " $data"?: StatsWorkbench_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatsWorkbench_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatsWorkbench_viewer",
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

(node as any).hash = "ab81a82b7d74e0039042eabacf38047a";

export default node;
