/**
 * @generated SignedSource<<de1484c82cb6a74a204850b64b792de8>>
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
      readonly mail: {
        readonly " $fragmentSpreads": FragmentRefs<"MailNote_mail">;
      } | null | undefined;
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MailStatus",
              "kind": "LinkedField",
              "name": "mail",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MailNote_mail"
                }
              ],
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

(node as any).hash = "551be03d35abfe80307bc227041bf639";

export default node;
