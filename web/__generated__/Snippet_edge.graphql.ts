/**
 * @generated SignedSource<<dc602aead73fe724a9c17e3b81dfe4c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Snippet_edge$data = {
  readonly page: number | null | undefined;
  readonly snippet: ReadonlyArray<{
    readonly isHit: boolean;
    readonly text: string;
  }>;
  readonly " $fragmentType": "Snippet_edge";
};
export type Snippet_edge$key = {
  readonly " $data"?: Snippet_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"Snippet_edge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Snippet_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "page",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SnippetPiece",
      "kind": "LinkedField",
      "name": "snippet",
      "plural": true,
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
      "storageKey": null
    }
  ],
  "type": "FoundDocumentEdge",
  "abstractKey": null
};

(node as any).hash = "566480cf1d9e17393d0aa2ec36b87fb8";

export default node;
