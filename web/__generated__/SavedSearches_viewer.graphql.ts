/**
 * @generated SignedSource<<497f24652d6e2a7b575504c0b3bd36b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedSearches_viewer$data = {
  readonly savedSearches: ReadonlyArray<{
    readonly id: string;
    readonly isShared: boolean;
    readonly name: string;
    readonly search: string;
  }> | null | undefined;
  readonly " $fragmentType": "SavedSearches_viewer";
};
export type SavedSearches_viewer$key = {
  readonly " $data"?: SavedSearches_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedSearches_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedSearches_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedSearch",
      "kind": "LinkedField",
      "name": "savedSearches",
      "plural": true,
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
          "name": "search",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShared",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0090af3d28985acd5de737d7b8f6e0a6";

export default node;
