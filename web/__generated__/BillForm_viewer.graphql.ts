/**
 * @generated SignedSource<<b42bcd89f6fd6f051cc512304b91f7a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillForm_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useBillChoice_viewer" | "useOwnFirm_viewer">;
  readonly " $fragmentType": "BillForm_viewer";
};
export type BillForm_viewer$key = {
  readonly " $data"?: BillForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillForm_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useBillChoice_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOwnFirm_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1dc6ee7ab606012e276a02cb79ed9567";

export default node;
