/**
 * @generated SignedSource<<f522ab7061cfbc3350200f9fd6e04b9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentMaker = "LINK" | "OFFICE" | "PARTNER";
export type AttachmentState = "APPROVED" | "DRAFT" | "FINAL" | "REJECTED" | "SUBMITTED";
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
import type { FragmentRefs } from "relay-runtime";
export type UploadDialog_shipment$data = {
  readonly id: string;
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly audience: ReadonlyArray<PartnerRole>;
        readonly id: string;
        readonly madeBy: AttachmentMaker | null | undefined;
        readonly name: string;
        readonly state: AttachmentState | null | undefined;
        readonly supersededBy: {
          readonly id: string;
        } | null | undefined;
        readonly type: AttachmentType;
      };
    }>;
  };
  readonly " $fragmentType": "UploadDialog_shipment";
};
export type UploadDialog_shipment$key = {
  readonly " $data"?: UploadDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadDialog_shipment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadDialog_shipment",
  "selections": [
    (v0/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "concreteType": "AttachmentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Attachment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
                  "name": "type",
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
                  "name": "madeBy",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "audience",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Attachment",
                  "kind": "LinkedField",
                  "name": "supersededBy",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "attachments(last:100)"
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};
})();

(node as any).hash = "42facdb83720afb81441d7cd50e3fbd1";

export default node;
