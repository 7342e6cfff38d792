/**
 * @generated SignedSource<<45ad71cc6fcf7314a448e5771761ae05>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttachmentMaker = "LINK" | "OFFICE" | "PARTNER";
export type AttachmentType = "BILLS" | "BILL_OF_LADING" | "CHECKLIST" | "COI" | "CONTRACT" | "COO" | "CUSTOM" | "DRAFT_BILL_OF_LADING" | "DRAFT_FUMIGATION" | "DRAFT_PHYTO_SANITARY" | "DRAFT_SHIPPING_BILL" | "DRAFT_WEIGHT_AND_QUALITY" | "FUMIGATION" | "INVOICE" | "MERGED_DOCS" | "OTHER" | "PACKING_LIST" | "PHYTO_SANITARY" | "PROFORMA_INVOICE" | "SHIPPING_BILL" | "WEIGHT_AND_QUALITY";
export type PartnerRole = "BROKER" | "CHA" | "IMPORTER";
import type { FragmentRefs } from "relay-runtime";
export type ApproveDialog_attachment$data = {
  readonly audience: ReadonlyArray<PartnerRole>;
  readonly id: string;
  readonly madeBy: AttachmentMaker | null | undefined;
  readonly name: string;
  readonly type: AttachmentType;
  readonly " $fragmentType": "ApproveDialog_attachment";
};
export type ApproveDialog_attachment$key = {
  readonly " $data"?: ApproveDialog_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveDialog_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApproveDialog_attachment",
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
      "name": "type",
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
      "kind": "ScalarField",
      "name": "madeBy",
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "be27201687d43f567816342f43b8835b";

export default node;
