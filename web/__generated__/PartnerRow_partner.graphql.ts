/**
 * @generated SignedSource<<0e0e55e40d35aef6912ab14304ff0dad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
export type PartnerState = "ACTIVE" | "INVITED" | "REVOKED";
import type { FragmentRefs } from "relay-runtime";
export type PartnerRow_partner$data = {
  readonly email: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly lastSeenAt: string | null | undefined;
  readonly mail: {
    readonly " $fragmentSpreads": FragmentRefs<"MailNote_mail">;
  } | null | undefined;
  readonly name: string;
  readonly office: string | null | undefined;
  readonly role: PartnerRole;
  readonly shipmentCount: number;
  readonly state: PartnerState;
  readonly " $fragmentType": "PartnerRow_partner";
};
export type PartnerRow_partner$key = {
  readonly " $data"?: PartnerRow_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartnerRow_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartnerRow_partner",
  "selections": [
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
      "name": "role",
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
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shipmentCount",
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
      "kind": "ScalarField",
      "name": "lastSeenAt",
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
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "c00f206588769dd951bc6446a14cd47a";

export default node;
