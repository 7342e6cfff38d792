/**
 * @generated SignedSource<<68af05677a4899c5e9991826ac6d03c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailState = "FAILED" | "SENT" | "WAITING";
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
export type PartnerState = "ACTIVE" | "INVITED" | "REVOKED";
import type { FragmentRefs } from "relay-runtime";
export type PartnerRow_partner$data = {
  readonly email: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly lastSeenAt: string | null | undefined;
  readonly mail: {
    readonly error: string | null | undefined;
    readonly state: MailState;
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

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
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
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Partner",
  "abstractKey": null
};
})();

(node as any).hash = "175e1b2df2eb4bc945772bc963d5b0dd";

export default node;
