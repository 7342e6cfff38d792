/**
 * @generated SignedSource<<14997bbe4a97a034911307ccbebc5de5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
import type { FragmentRefs } from "relay-runtime";
export type CommentLine_comment$data = {
  readonly attachmentName: string | null | undefined;
  readonly audience: ReadonlyArray<PartnerRole>;
  readonly author: string;
  readonly createdAt: string;
  readonly id: string;
  readonly mayDelete: boolean;
  readonly partner: string | null | undefined;
  readonly request: {
    readonly by: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AskedDocument_request">;
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "CommentLine_comment";
};
export type CommentLine_comment$key = {
  readonly " $data"?: CommentLine_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommentLine_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommentLine_comment",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audience",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attachmentName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CommentRequest",
      "kind": "LinkedField",
      "name": "request",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AskedDocument_request"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Comment",
  "abstractKey": null
};

(node as any).hash = "b7b3870ae69097501bca1c0cd7404143";

export default node;
