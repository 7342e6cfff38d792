/**
 * @generated SignedSource<<bb0681bf96e6bad6c734cb39aa7fe6f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentChanges_attachment$data = {
  readonly changes: ReadonlyArray<{
    readonly field: string;
    readonly from: string;
    readonly to: string;
  }> | null | undefined;
  readonly version: number | null | undefined;
  readonly " $fragmentType": "DocumentChanges_attachment";
};
export type DocumentChanges_attachment$key = {
  readonly " $data"?: DocumentChanges_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentChanges_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentChanges_attachment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "to",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "2a6e8647754f280a135fdf773ee0fd55";

export default node;
