/**
 * @generated SignedSource<<39cf8515c32b8f01ae992ea7bf8feb15>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportPart_viewer$data = {
  readonly imports: ReadonlyArray<{
    readonly importId: string;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LastImport_viewer">;
  readonly " $fragmentType": "ImportPart_viewer";
};
export type ImportPart_viewer$key = {
  readonly " $data"?: ImportPart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportPart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportPart_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Import",
      "kind": "LinkedField",
      "name": "imports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "importId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastImport_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8d5d7a36e2d180dd6dfa8265c32ce32d";

export default node;
