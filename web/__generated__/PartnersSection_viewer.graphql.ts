/**
 * @generated SignedSource<<7a6fa28fd5663bad82085c1326920978>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerState = "ACTIVE" | "INVITED" | "REVOKED";
import type { FragmentRefs } from "relay-runtime";
export type PartnersSection_viewer$data = {
  readonly canSendMail: boolean | null | undefined;
  readonly partners: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
        readonly state: PartnerState;
        readonly " $fragmentSpreads": FragmentRefs<"ChangePartnerDialog_partner" | "PartnerRow_partner" | "ReinvitePartnerDialog_partner">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "PartnersSection_viewer";
};
export type PartnersSection_viewer$key = {
  readonly " $data"?: PartnersSection_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartnersSection_viewer">;
};

import PartnersSectionPaginationQuery_graphql from './PartnersSectionPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "partners"
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
      "operation": PartnersSectionPaginationQuery_graphql
    }
  },
  "name": "PartnersSection_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canSendMail",
      "storageKey": null
    },
    {
      "alias": "partners",
      "args": null,
      "concreteType": "PartnerConnection",
      "kind": "LinkedField",
      "name": "__PartnersSection_partners_connection",
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
          "concreteType": "PartnerEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Partner",
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
                  "name": "name",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "state",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PartnerRow_partner"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ChangePartnerDialog_partner"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ReinvitePartnerDialog_partner"
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

(node as any).hash = "85e970c920f4355bcbeab5e1ba659ef6";

export default node;
