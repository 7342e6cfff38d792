/**
 * @generated SignedSource<<2e6c48ddcba93e8628bbf89a9fb55b18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedCommentLine_comment$data = {
  readonly attachmentName: string | null | undefined;
  readonly author: string;
  readonly createdAt: string;
  readonly id: string;
  readonly isOwn: boolean;
  readonly mayDelete: boolean;
  readonly request: {
    readonly " $fragmentSpreads": FragmentRefs<"AskedDocument_request">;
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentType": "SharedCommentLine_comment";
};
export type SharedCommentLine_comment$key = {
  readonly " $data"?: SharedCommentLine_comment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedCommentLine_comment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedCommentLine_comment",
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
      "name": "isOwn",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "AskedDocument_request"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SharedComment",
  "abstractKey": null
};

(node as any).hash = "20464d2d29f33bb56fe6e87d1b275c85";

export default node;
