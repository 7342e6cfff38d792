/**
 * @generated SignedSource<<8cb1f0910decae4e93d8a6a4a4feccf1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttachmentVersions_attachment$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentRow_attachment" | "DocumentChanges_attachment" | "StaleDocument_attachment">;
  readonly " $fragmentType": "AttachmentVersions_attachment";
}>;
export type AttachmentVersions_attachment$key = ReadonlyArray<{
  readonly " $data"?: AttachmentVersions_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentVersions_attachment">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "AttachmentVersions_attachment",
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
      "name": "AttachmentRow_attachment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaleDocument_attachment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentChanges_attachment"
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "5761ac2dc4925d87678c35ee8b50b753";

export default node;
