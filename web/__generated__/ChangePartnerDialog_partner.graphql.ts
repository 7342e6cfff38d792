/**
 * @generated SignedSource<<2dd7801d154e92853c396acfcfb05bee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
export type PartnerScope = "ALL" | "CHOSEN" | "FIRMS";
import type { FragmentRefs } from "relay-runtime";
export type ChangePartnerDialog_partner$data = {
  readonly id: string;
  readonly mayUpload: boolean;
  readonly name: string;
  readonly recordIds: ReadonlyArray<string>;
  readonly role: PartnerRole;
  readonly scope: PartnerScope;
  readonly sharesNew: boolean;
  readonly showsPrices: boolean;
  readonly " $fragmentType": "ChangePartnerDialog_partner";
};
export type ChangePartnerDialog_partner$key = {
  readonly " $data"?: ChangePartnerDialog_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePartnerDialog_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangePartnerDialog_partner",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordIds",
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
      "name": "sharesNew",
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
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "b3ab39aab570bbb4480bfe077b3c8a5a";

export default node;
