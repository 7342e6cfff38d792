/**
 * @generated SignedSource<<d81249f6ec7fed104284ff7f4993bb50>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AuditDays_lines$data = {
  readonly edges: ReadonlyArray<{
    readonly cursor: string;
    readonly node: {
      readonly at: string;
      readonly " $fragmentSpreads": FragmentRefs<"AuditLine_entry">;
    };
  }>;
  readonly " $fragmentType": "AuditDays_lines";
};
export type AuditDays_lines$key = {
  readonly " $data"?: AuditDays_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditDays_lines">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditDays_lines",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntryEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AuditEntry",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AuditLine_entry"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AuditEntryConnection",
  "abstractKey": null
};

(node as any).hash = "f8d7be06538de93e1558a7fcd101ecea";

export default node;
