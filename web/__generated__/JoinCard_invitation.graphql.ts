/**
 * @generated SignedSource<<c637f8f7281af294b9cbe8d48af1634b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "EDITOR" | "OWNER" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type JoinCard_invitation$data = {
  readonly isForOneAddress: boolean;
  readonly office: string;
  readonly role: Role | null | undefined;
  readonly " $fragmentType": "JoinCard_invitation";
};
export type JoinCard_invitation$key = {
  readonly " $data"?: JoinCard_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinCard_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinCard_invitation",
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isForOneAddress",
      "storageKey": null
    }
  ],
  "type": "OpenInvitation",
  "abstractKey": null
};

(node as any).hash = "4a8a1376aad306321c86968555be4b7f";

export default node;
