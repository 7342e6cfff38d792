/**
 * @generated SignedSource<<b2d2a20b17d0c7386f96a0b48a9641c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FormBody_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FormQuickAdd_viewer">;
  readonly " $fragmentType": "FormBody_viewer";
};
export type FormBody_viewer$key = {
  readonly " $data"?: FormBody_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FormBody_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FormBody_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FormQuickAdd_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1914a09c9027f1df8319d5960e291ed9";

export default node;
