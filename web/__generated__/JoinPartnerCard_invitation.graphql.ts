/**
 * @generated SignedSource<<208980ecd143aa214241fa99d7278dee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
export type PartnerScope = "ALL" | "CHOSEN" | "FIRMS";
import type { FragmentRefs } from "relay-runtime";
export type JoinPartnerCard_invitation$data = {
  readonly isForOneAddress: boolean;
  readonly office: string;
  readonly partner: {
    readonly mayUpload: boolean;
    readonly name: string;
    readonly role: PartnerRole;
    readonly scope: PartnerScope;
    readonly showsPrices: boolean;
  } | null | undefined;
  readonly " $fragmentType": "JoinPartnerCard_invitation";
};
export type JoinPartnerCard_invitation$key = {
  readonly " $data"?: JoinPartnerCard_invitation$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinPartnerCard_invitation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinPartnerCard_invitation",
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
      "name": "isForOneAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenPartnership",
      "kind": "LinkedField",
      "name": "partner",
      "plural": false,
      "selections": [
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scope",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "showsPrices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayUpload",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OpenInvitation",
  "abstractKey": null
};

(node as any).hash = "df08d67da7d5c6eeb492777effa2dc28";

export default node;
