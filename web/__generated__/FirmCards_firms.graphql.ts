/**
 * @generated SignedSource<<fc4764b03926ed02ab70f4f72164e188>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FirmCards_firms$data = ReadonlyArray<{
  readonly id: string;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"FirmCard_firm">;
  readonly " $fragmentType": "FirmCards_firms";
}>;
export type FirmCards_firms$key = ReadonlyArray<{
  readonly " $data"?: FirmCards_firms$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirmCards_firms">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "FirmCards_firms",
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
      "name": "FirmCard_firm"
    }
  ],
  "type": "Firm",
  "abstractKey": null
};

(node as any).hash = "4d01574ebcedf5e7a74aec2e425b8aea";

export default node;
