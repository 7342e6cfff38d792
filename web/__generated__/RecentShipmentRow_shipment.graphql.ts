/**
 * @generated SignedSource<<085bdaa430fe0657ff9e8e584debe9de>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
import type { FragmentRefs } from "relay-runtime";
export type RecentShipmentRow_shipment$data = {
  readonly createdAt: string | null | undefined;
  readonly firmId: string;
  readonly id: string;
  readonly name: string;
  readonly newest: {
    readonly nodes: ReadonlyArray<{
      readonly type: AttachmentType;
    }>;
  };
  readonly oldest: {
    readonly nodes: ReadonlyArray<{
      readonly type: AttachmentType;
    }>;
    readonly totalCount: number;
  };
  readonly status: string | null | undefined;
  readonly updatedAt: string | null | undefined;
  readonly " $fragmentType": "RecentShipmentRow_shipment";
};
export type RecentShipmentRow_shipment$key = {
  readonly " $data"?: RecentShipmentRow_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentShipmentRow_shipment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Attachment",
  "kind": "LinkedField",
  "name": "nodes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentShipmentRow_shipment",
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
      "name": "firmId",
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
      "name": "status",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": "oldest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "AttachmentConnection",
      "kind": "LinkedField",
      "name": "attachments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": "attachments(first:100)"
    },
    {
      "alias": "newest",
      "args": [
        {
          "kind": "Literal",
          "name": "last",
          "value": 100
        }
      ],
      "concreteType": "AttachmentConnection",
      "kind": "LinkedField",
      "name": "attachments",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": "attachments(last:100)"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};
})();

(node as any).hash = "14cfff4edac03253fba2ddcab01054ad";

export default node;
