/**
 * @generated SignedSource<<e42815c82ab55ec0beea66a33f4435e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ShipmentDetail_shipment$data = {
  readonly firmId: string;
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AttachmentSection_shipment" | "DetailSections_shipment" | "MasterDataNotice_shipment" | "ShipmentActions_shipment" | "ShipmentHeader_shipment" | "ShipmentPapers_shipment" | "ShipmentWarnings_shipment">;
  readonly " $fragmentType": "ShipmentDetail_shipment";
};
export type ShipmentDetail_shipment$key = {
  readonly " $data"?: ShipmentDetail_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShipmentDetail_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ShipmentDetail_shipment",
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
      "name": "firmId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShipmentHeader_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AttachmentSection_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShipmentPapers_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DetailSections_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShipmentActions_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MasterDataNotice_shipment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShipmentWarnings_shipment"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "09023ef0ccede2e97c41f679d26c33ef";

export default node;
