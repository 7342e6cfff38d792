/**
 * @generated SignedSource<<9e183220c025659022bd74809e43ec34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentTextState = "DONE" | "FAILED" | "PENDING" | "SCAN" | "TOO_LONG";
import type { FragmentRefs } from "relay-runtime";
export type DocumentList_viewer$data = {
  readonly documents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
      };
      readonly textState: DocumentTextState;
      readonly " $fragmentSpreads": FragmentRefs<"DocumentRows_edge" | "FoundDocumentDialog_edge" | "FoundPreview_edge">;
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "DocumentList_viewer";
};
export type DocumentList_viewer$key = {
  readonly " $data"?: DocumentList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentList_viewer">;
};

import DocumentListPaginationQuery_graphql from './DocumentListPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "documents"
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "kind": "RootArgument",
      "name": "search"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": DocumentListPaginationQuery_graphql
    }
  },
  "name": "DocumentList_viewer",
  "selections": [
    {
      "alias": "documents",
      "args": [
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        }
      ],
      "concreteType": "FoundDocumentConnection",
      "kind": "LinkedField",
      "name": "__DocumentList_documents_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FoundDocumentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "textState",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Attachment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DocumentRows_edge"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FoundDocumentDialog_edge"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "FoundPreview_edge"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
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
})();

(node as any).hash = "1f6c8e66e668ad7e225ce65296f18ef8";

export default node;
