/**
 * @generated SignedSource<<d3918102203e72a85283b9a19ebb1560>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportPart_viewer$data = {
  readonly imports: ReadonlyArray<{
    readonly __typename: "Import";
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
          "name": "__typename",
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

(node as any).hash = "e0ff7ff64678a89784121785febdcec3";

export default node;
