/**
 * @generated SignedSource<<e894a4a5805e2554b92e839c666b954b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaperTemplates_viewer$data = {
  readonly paperTemplates: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"PaperTemplateDialog_template" | "PaperTemplateRow_template">;
  }> | null | undefined;
  readonly " $fragmentType": "PaperTemplates_viewer";
};
export type PaperTemplates_viewer$key = {
  readonly " $data"?: PaperTemplates_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperTemplates_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaperTemplates_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaperTemplate",
      "kind": "LinkedField",
      "name": "paperTemplates",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaperTemplateRow_template"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PaperTemplateDialog_template"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e34555c5018cb2ed0f64b458d6ad92f1";

export default node;
