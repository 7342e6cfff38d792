/**
 * @generated SignedSource<<22f618c2a49bc27e32bd43f8814f45f3>>
 * @relayHash 3d25379c9866ca4a6e07d78a2dccc384
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 979d5d410c050a7904a5f4371d57b7649ea343b93dd723ed1d389ee5853b7dd2

import type { ConcreteRequest } from 'relay-runtime';
export type AttachmentMaker = "LINK" | "OFFICE" | "PARTNER";
export type DecisionOutcome = "APPROVED" | "REJECTED";
export type ReviewState = "APPROVED" | "OPEN" | "REJECTED" | "WITHDRAWN";
export type ReviewerState = "APPROVED" | "ASKED" | "ENDED" | "REJECTED" | "WAITING";
export type ReviewsDialogQuery$variables = {
  id: string;
};
export type ReviewsDialogQuery$data = {
  readonly node: {
    readonly attachment: {
      readonly reviews: ReadonlyArray<{
        readonly askedAt: string;
        readonly askedBy: AttachmentMaker;
        readonly askedByName: string;
        readonly decisions: ReadonlyArray<{
          readonly at: string;
          readonly kind: AttachmentMaker;
          readonly name: string;
          readonly office: string;
          readonly outcome: DecisionOutcome;
          readonly reason: string;
        }>;
        readonly message: string;
        readonly reviewers: ReadonlyArray<{
          readonly canDecide: boolean;
          readonly name: string;
          readonly state: ReviewerState;
        }>;
        readonly state: ReviewState;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type ReviewsDialogQuery = {
  response: ReviewsDialogQuery$data;
  variables: ReviewsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedByName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Reviewer",
          "kind": "LinkedField",
          "name": "reviewers",
          "plural": true,
          "selections": [
            (v3/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canDecide",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewDecision",
          "kind": "LinkedField",
          "name": "decisions",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "outcome",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            (v3/*:: as any*/),
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
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReviewsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v4/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "attachment"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReviewsDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "979d5d410c050a7904a5f4371d57b7649ea343b93dd723ed1d389ee5853b7dd2",
    "metadata": {},
    "name": "ReviewsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "22dfa6de7dd3e57584b072625dc68f99";

export default node;
