/**
 * @generated SignedSource<<cbf0fe12e9705d3cbde6de4a4c423f3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormQuickAdd_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"QuickAddDialog_viewer">;
  readonly " $fragmentType": "FormQuickAdd_viewer";
};
export type FormQuickAdd_viewer$key = {
  readonly " $data"?: FormQuickAdd_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormQuickAdd_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormQuickAdd_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuickAddDialog_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "42bcee39bbcd7f7fa0cdea10ce8eb6d8";

export default node;
