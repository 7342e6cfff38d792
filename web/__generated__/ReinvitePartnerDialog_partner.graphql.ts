/**
 * @generated SignedSource<<1fcfd761de482bdbd8338f314effd375>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerScope = "ALL" | "CHOSEN" | "FIRMS";
export type PartnerState = "ACTIVE" | "INVITED" | "REVOKED";
import type { FragmentRefs } from "relay-runtime";
export type ReinvitePartnerDialog_partner$data = {
  readonly email: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly scope: PartnerScope;
  readonly sharesNew: boolean;
  readonly state: PartnerState;
  readonly " $fragmentType": "ReinvitePartnerDialog_partner";
};
export type ReinvitePartnerDialog_partner$key = {
  readonly " $data"?: ReinvitePartnerDialog_partner$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReinvitePartnerDialog_partner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReinvitePartnerDialog_partner",
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
      "name": "email",
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
      "name": "scope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sharesNew",
      "storageKey": null
    }
  ],
  "type": "Partner",
  "abstractKey": null
};

(node as any).hash = "c1c13db8cae008ee0dd0a16ff4eebd73";

export default node;
