/**
 * @generated SignedSource<<a853dabd02d694c7ee15c9b9deacd9bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type firmRow_firm$data = {
  readonly addresses: ReadonlyArray<{
    readonly address: string;
    readonly addressId: string;
    readonly gst: string;
    readonly name: string;
  }>;
  readonly bankDetails: ReadonlyArray<{
    readonly accountHolderName: string;
    readonly accountNumber: string;
    readonly adCode: string;
    readonly bank: string;
    readonly bankAddress: string;
    readonly bankId: string;
    readonly branch: string | null | undefined;
    readonly country: string | null | undefined;
    readonly iban: string;
    readonly nickname: string;
    readonly swiftCode: string;
  }>;
  readonly blankMarks: string;
  readonly cin: string;
  readonly dateStyle: string;
  readonly email: string;
  readonly id: string;
  readonly ieCode: string;
  readonly letterhead: {
    readonly key: string;
  } | null | undefined;
  readonly lutArn: string;
  readonly lutDate: string | null | undefined;
  readonly lutFinancialYear: string;
  readonly name: string;
  readonly pan: string;
  readonly phone: string;
  readonly rcmc: string;
  readonly signatoryDesignation: string;
  readonly signatoryMobile: string;
  readonly signatoryName: string;
  readonly signingPlace: string;
  readonly stamp: {
    readonly key: string;
  } | null | undefined;
  readonly " $fragmentType": "firmRow_firm";
};
export type firmRow_firm$key = {
  readonly " $data"?: firmRow_firm$data;
  readonly " $fragmentSpreads": FragmentRefs<"firmRow_firm">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "firmRow_firm"
};

(node as any).hash = "a9c7da89d000edc998d82009c0c5b7c1";

export default node;
