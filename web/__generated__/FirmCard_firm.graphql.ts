/**
 * @generated SignedSource<<243caa244c7430f5e9364b881dc8bf62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FirmCard_firm$data = {
  readonly addresses: ReadonlyArray<{
    readonly address: string;
    readonly name: string;
  }>;
  readonly id: string;
  readonly ieCode: string;
  readonly isSample: boolean;
  readonly name: string;
  readonly " $fragmentType": "FirmCard_firm";
};
export type FirmCard_firm$key = {
  readonly " $data"?: FirmCard_firm$data;
  readonly " $fragmentSpreads": FragmentRefs<"FirmCard_firm">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FirmCard_firm",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ieCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSample",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "addresses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Firm",
  "abstractKey": null
};
})();

(node as any).hash = "b61e1236daaaf0ef998d1df8f7b90d70";

export default node;
