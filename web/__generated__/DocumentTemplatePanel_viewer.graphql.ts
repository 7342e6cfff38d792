/**
 * @generated SignedSource<<605c8fc53b506c5ef7f259f997d919a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentTemplatePanel_viewer$data = {
  readonly documentTemplates: {
    readonly nodes: ReadonlyArray<{
      readonly body: string;
      readonly heading: string;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "DocumentTemplatePanel_viewer";
};
export type DocumentTemplatePanel_viewer$key = {
  readonly " $data"?: DocumentTemplatePanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTemplatePanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentTemplatePanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentTemplateConnection",
      "kind": "LinkedField",
      "name": "documentTemplates",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentTemplate",
          "kind": "LinkedField",
          "name": "nodes",
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
              "name": "heading",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "body",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c4054995ffa8321ee39b8268350234ad";

export default node;
