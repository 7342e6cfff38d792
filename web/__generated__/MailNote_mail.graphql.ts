/**
 * @generated SignedSource<<05e157af76db79d56e4d9cc0d46306c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailState = "FAILED" | "SENT" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type MailNote_mail$data = {
  readonly error: string | null | undefined;
  readonly state: MailState;
  readonly " $fragmentType": "MailNote_mail";
};
export type MailNote_mail$key = {
  readonly " $data"?: MailNote_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailNote_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailNote_mail",
  "selections": [
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
      "name": "error",
      "storageKey": null
    }
  ],
  "type": "MailStatus",
  "abstractKey": null
};

(node as any).hash = "cd3bc51f159e287b7507385ef42cdb00";

export default node;
