/**
 * @generated SignedSource<<15ce6c89b0b4c7765cabadfe9593f79b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MasterDataNotice_shipment$data = {
  readonly differsFromMasterData: boolean;
  readonly id: string;
  readonly " $fragmentType": "MasterDataNotice_shipment";
};
export type MasterDataNotice_shipment$key = {
  readonly " $data"?: MasterDataNotice_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"MasterDataNotice_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MasterDataNotice_shipment",
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
      "name": "differsFromMasterData",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "cd52d191ab40d617c438a56718f53e2a";

export default node;
