/**
 * @generated SignedSource<<8fc596a180d8892f385b6904298f69ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalSettings_viewer$data = {
  readonly reviewSettings: {
    readonly fourEyes: boolean;
    readonly needsApproval: boolean;
  } | null | undefined;
  readonly " $fragmentType": "ApprovalSettings_viewer";
};
export type ApprovalSettings_viewer$key = {
  readonly " $data"?: ApprovalSettings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalSettings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalSettings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewSettings",
      "kind": "LinkedField",
      "name": "reviewSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsApproval",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fourEyes",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e4852988eebae0ed9b56e59b70cfcea5";

export default node;
