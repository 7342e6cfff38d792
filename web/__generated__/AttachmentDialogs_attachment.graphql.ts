/**
 * @generated SignedSource<<4bcdd2095d566bbc744f6a82b1b793ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttachmentDialogs_attachment$data = ReadonlyArray<{
  readonly " $fragmentSpreads": FragmentRefs<"AudienceDialog_attachment">;
  readonly " $fragmentType": "AttachmentDialogs_attachment";
}>;
export type AttachmentDialogs_attachment$key = ReadonlyArray<{
  readonly " $data"?: AttachmentDialogs_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentDialogs_attachment">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AttachmentDialogs_attachment",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AudienceDialog_attachment"
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "05cf13df1e44073108f95a5275765813";

export default node;
