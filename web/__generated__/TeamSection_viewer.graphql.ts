/**
 * @generated SignedSource<<698b3cfebd64aac7bc4463356cb302a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "EDITOR" | "OWNER" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type TeamSection_viewer$data = {
  readonly canSendMail: boolean | null | undefined;
  readonly email: string;
  readonly members: {
    readonly nodes: ReadonlyArray<{
      readonly email: string;
      readonly id: string;
      readonly lastSeenAt: string | null | undefined;
      readonly name: string;
      readonly role: Role;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "TeamSection_viewer";
};
export type TeamSection_viewer$key = {
  readonly " $data"?: TeamSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamSection_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamSection_viewer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canSendMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        }
      ],
      "concreteType": "MemberConnection",
      "kind": "LinkedField",
      "name": "members",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Member",
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
            (v0/*:: as any*/),
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
              "name": "lastSeenAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "members(first:50)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "d006f373d8e86027bdad66cddb0a0da0";

export default node;
