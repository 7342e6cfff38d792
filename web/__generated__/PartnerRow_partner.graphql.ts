/**
 * @generated SignedSource<<f2fd6398633b9f5cd50231c575a7bf52>>
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
    }
  ],
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "d56cf1fa1ae1571eef5223ec2549c25b";

export default node;
