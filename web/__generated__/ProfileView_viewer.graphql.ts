/**
 * @generated SignedSource<<bb0b53f670d1715c94ebc87849577207>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountType = "BROKER" | "CHA" | "EXPORTER" | "IMPORTER";
import type { FragmentRefs } from "relay-runtime";
export type ProfileView_viewer$data = {
  readonly email: string;
  readonly name: string;
  readonly type: AccountType | null | undefined;
  readonly " $fragmentType": "ProfileView_viewer";
};
export type ProfileView_viewer$key = {
  readonly " $data"?: ProfileView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileView_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileView_viewer",
  "selections": [
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0e27a126d03cf9a30f68ad0fc1fd9502";

export default node;
