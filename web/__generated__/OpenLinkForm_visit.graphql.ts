/**
 * @generated SignedSource<<5b5af28a258c99a6c3604283a103025e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenLinkForm_visit$data = {
  readonly asksName: boolean;
  readonly hasPassword: boolean;
  readonly " $fragmentType": "OpenLinkForm_visit";
};
export type OpenLinkForm_visit$key = {
  readonly " $data"?: OpenLinkForm_visit$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenLinkForm_visit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenLinkForm_visit",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asksName",
      "storageKey": null
    }
  ],
  "type": "LinkVisit",
  "abstractKey": null
};

(node as any).hash = "6b04365f2570b30a89baa0175c43420b";

export default node;
