/**
 * @generated SignedSource<<07a557f17205956dac64ebb29b445164>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SentBills_viewer$data = {
  readonly sentBills: ReadonlyArray<{
    readonly exporter: string;
    readonly file: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"SharedDocumentRow_file">;
    };
  }> | null | undefined;
  readonly " $fragmentType": "SentBills_viewer";
};
export type SentBills_viewer$key = {
  readonly " $data"?: SentBills_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentBills_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SentBills_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SentBill",
      "kind": "LinkedField",
      "name": "sentBills",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exporter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SharedAttachment",
          "kind": "LinkedField",
          "name": "file",
          "plural": false,
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
              "name": "SharedDocumentRow_file"
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

(node as any).hash = "ff1921cc9df8b3e8fea0aa255aad2cb1";

export default node;
