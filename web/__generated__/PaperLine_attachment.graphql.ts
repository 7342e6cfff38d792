/**
 * @generated SignedSource<<348a040bab6c55a99a497d009bb5a44f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaperLine_attachment$data = {
  readonly contentType: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly sizeInMB: string | null | undefined;
  readonly " $fragmentType": "PaperLine_attachment";
};
export type PaperLine_attachment$key = {
  readonly " $data"?: PaperLine_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperLine_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaperLine_attachment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contentType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sizeInMB",
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "9eafb1205b3b4865cb533dd1995f8b48";

export default node;
