/**
 * @generated SignedSource<<e24c84c9302b28dfd80759d90e95f25c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttachmentDialogs_attachment$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_attachment" | "AudienceDialog_attachment">;
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
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "15ab2911be47fd313ef0c4f952964628";

export default node;
