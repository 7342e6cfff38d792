/**
 * @generated SignedSource<<6ad2eb055a14ee1a133b58af9bebb468>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOwnFirm_viewer$data = {
  readonly firms: {
    readonly nodes: ReadonlyArray<{
      readonly addresses: ReadonlyArray<{
        readonly addressId: string;
        readonly gst: string;
        readonly name: string;
      }>;
      readonly bankDetails: ReadonlyArray<{
        readonly bankId: string;
        readonly nickname: string;
      }>;
      readonly id: string;
      readonly name: string;
    }>;
  };
  readonly " $fragmentType": "useOwnFirm_viewer";
};
export type useOwnFirm_viewer$key = {
  readonly " $data"?: useOwnFirm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOwnFirm_viewer">;
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
  "name": "useOwnFirm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FirmConnection",
      "kind": "LinkedField",
      "name": "firms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Firm",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
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
              "concreteType": "Address",
              "kind": "LinkedField",
              "name": "addresses",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "addressId",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "gst",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "BankDetail",
              "kind": "LinkedField",
              "name": "bankDetails",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "bankId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "nickname",
                  "storageKey": null
                }
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
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "3a0913140fef046f7ee0123b1ff5d852";

export default node;
