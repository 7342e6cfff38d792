/**
 * @generated SignedSource<<57b268c29c1e4c184eecd5a072e01b4f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JoinPartnerCard_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AcceptPartnership_viewer">;
  readonly " $fragmentType": "JoinPartnerCard_viewer";
};
export type JoinPartnerCard_viewer$key = {
  readonly " $data"?: JoinPartnerCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinPartnerCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinPartnerCard_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AcceptPartnership_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c7fb8036dbc453d95a7bc97dd901d5d9";

export default node;
