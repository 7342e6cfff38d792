/**
 * @generated SignedSource<<57484627e4610e3a0b7e7962bb452486>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Snippet_pieces$data = ReadonlyArray<{
  readonly isHit: boolean;
  readonly text: string;
  readonly " $fragmentType": "Snippet_pieces";
}>;
export type Snippet_pieces$key = ReadonlyArray<{
  readonly " $data"?: Snippet_pieces$data;
  readonly " $fragmentSpreads": FragmentRefs<"Snippet_pieces">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Snippet_pieces",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHit",
      "storageKey": null
    }
  ],
  "type": "SnippetPiece",
  "abstractKey": null
};

(node as any).hash = "27da06622b1f0d8fa6183243f1849f87";

export default node;
