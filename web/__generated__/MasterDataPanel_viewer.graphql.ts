/**
 * @generated SignedSource<<a3c6f9c0c510f781d0e5f6aa9ddf5f92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MasterDataPanel_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BrokerPanel_viewer" | "BuyerPanel_viewer" | "ContractFormatPanel_viewer" | "DischargePortPanel_viewer" | "DocumentTemplatePanel_viewer" | "FirmPanel_viewer" | "GoodsPanel_viewer" | "ListPanel_viewer" | "LoadingPortPanel_viewer" | "PackagingUnitPanel_viewer">;
  readonly " $fragmentType": "MasterDataPanel_viewer";
};
export type MasterDataPanel_viewer$key = {
  readonly " $data"?: MasterDataPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MasterDataPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MasterDataPanel_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FirmPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BuyerPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BrokerPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LoadingPortPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DischargePortPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PackagingUnitPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GoodsPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContractFormatPanel_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DocumentTemplatePanel_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1af0382e743c3af450f4c06aa99923b6";

export default node;
