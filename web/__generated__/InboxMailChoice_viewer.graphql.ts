/**
 * @generated SignedSource<<3e52007f99f1a19abefaf457e3694af0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InboxMail = "AT_ONCE" | "DAILY" | "NEVER";
import type { FragmentRefs } from "relay-runtime";
export type InboxMailChoice_viewer$data = {
  readonly canSendMail: boolean | null | undefined;
  readonly inboxMail: InboxMail | null | undefined;
  readonly " $fragmentType": "InboxMailChoice_viewer";
};
export type InboxMailChoice_viewer$key = {
  readonly " $data"?: InboxMailChoice_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboxMailChoice_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboxMailChoice_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canSendMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inboxMail",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "39f615b7cfc150eb950ad72a1d340444";

export default node;
