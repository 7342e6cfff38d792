/**
 * @generated SignedSource<<7b99a67564566765116eedeff2ce4b23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
import type { FragmentRefs } from "relay-runtime";
export type SharedDetail_shipment$data = {
  readonly commission: string | null | undefined;
  readonly exporter: string;
  readonly id: string;
  readonly reference: string;
  readonly role: PartnerRole;
  readonly status: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"SharedComments_shipment" | "SharedContainers_shipment" | "SharedDocuments_shipment" | "SharedGoods_shipment" | "SharedMoney_shipment" | "SharedParties_shipment" | "SharedProgress_shipment" | "SharedShipping_shipment">;
  readonly " $fragmentType": "SharedDetail_shipment";
};
export type SharedDetail_shipment$key = {
  readonly " $data"?: SharedDetail_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedDetail_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedDetail_shipment",
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
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exporter",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commission",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedProgress_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedDocuments_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedComments_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedGoods_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedContainers_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedParties_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedShipping_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharedMoney_shipment"
    }
  ],
  "type": "SharedShipment",
  "abstractKey": null
};

(node as any).hash = "38e31d1a5af3b79dd4fbadc2a43d3267";

export default node;
