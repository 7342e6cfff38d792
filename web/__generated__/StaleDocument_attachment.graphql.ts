/**
 * @generated SignedSource<<1a9da9ceaf98b39b8760c5d860fbba53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaleDocument_attachment$data = {
  readonly id: string;
  readonly staleFields: ReadonlyArray<string> | null | undefined;
  readonly " $fragmentType": "StaleDocument_attachment";
};
export type StaleDocument_attachment$key = {
  readonly " $data"?: StaleDocument_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaleDocument_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StaleDocument_attachment",
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
      "name": "staleFields",
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "9902b1725fc0960d7c1fd9547ce0371f";

export default node;
