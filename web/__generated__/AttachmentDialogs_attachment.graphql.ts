/**
 * @generated SignedSource<<9d6a7ed2f7684b36c45358584f7b76c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttachmentDialogs_attachment$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_attachment" | "AudienceDialog_attachment" | "ShareLinkDialog_attachment">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AudienceDialog_attachment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveDialog_attachment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareLinkDialog_attachment"
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "5bdbb1e97653dcdce8eb5f09b3a6c64e";

export default node;
