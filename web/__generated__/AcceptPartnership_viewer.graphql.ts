/**
 * @generated SignedSource<<a19c76358d402598edb19c3a022a517c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "EDITOR" | "OWNER" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type AcceptPartnership_viewer$data = {
  readonly name: string;
  readonly office: string | null | undefined;
  readonly role: Role;
  readonly " $fragmentType": "AcceptPartnership_viewer";
};
export type AcceptPartnership_viewer$key = {
  readonly " $data"?: AcceptPartnership_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptPartnership_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptPartnership_viewer",
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
      "name": "office",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "975a76d3902fc533f97c4bc6be1e10ba";

export default node;
