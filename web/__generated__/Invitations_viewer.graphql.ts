/**
 * @generated SignedSource<<7c88f8a10930c0449d49339f66a69db9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "EDITOR" | "OWNER" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type Invitations_viewer$data = {
  readonly invitations: {
    readonly nodes: ReadonlyArray<{
      readonly email: string | null | undefined;
      readonly expiresAt: string;
      readonly id: string;
      readonly role: Role;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "Invitations_viewer";
};
export type Invitations_viewer$key = {
  readonly " $data"?: Invitations_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Invitations_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Invitations_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvitationConnection",
      "kind": "LinkedField",
      "name": "invitations",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Invitation",
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
              "name": "role",
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
              "name": "expiresAt",
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

(node as any).hash = "e7fd309164df9616918f195f2c3441b3";

export default node;
