/**
 * @generated SignedSource<<c26c7441445193209b201431dcb91779>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContractDialog_shipment$data = {
  readonly contractDate: string | null | undefined;
  readonly contractNo: string | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "ContractDialog_shipment";
};
export type ContractDialog_shipment$key = {
  readonly " $data"?: ContractDialog_shipment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContractDialog_shipment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContractDialog_shipment",
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
      "name": "contractNo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contractDate",
      "storageKey": null
    }
  ],
  "type": "Shipment",
  "abstractKey": null
};

(node as any).hash = "98cb6a33a7bb74a6cd60299182d57556";

export default node;
