import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { broker } from "#domain/masterData/broker.ts";
import { buyer } from "#domain/masterData/buyer.ts";
import { dischargePort } from "#domain/masterData/dischargePort.ts";
import { documentTemplate } from "#domain/masterData/templates/documentTemplate.ts";
import { bankDocumentFields, firmDocumentFields } from "#domain/masterData/firmDocumentFields.ts";
import { goods } from "#domain/masterData/goods.ts";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";

const kinds = [broker, buyer, dischargePort, documentTemplate, goods, loadingPort, packagingUnit];
const fragments: [file: string, fields: readonly { name: string }[]][] = [
  ...kinds.map(({ name, fields }): [string, typeof fields] => [`${name.charAt(0).toUpperCase()}${name.slice(1)}Panel_viewer`, fields]),
  ["firmRow_firm", [...firmDocumentFields, ...bankDocumentFields]],
  ["viewerUserInfo_brokers", broker.fields],
  ["viewerUserInfo_buyers", buyer.fields],
  ["viewerUserInfo_dischargePorts", dischargePort.fields],
  ["viewerUserInfo_goods", goods.fields],
  ["viewerUserInfo_loadingPorts", loadingPort.fields],
  ["viewerUserInfo_packagingUnits", packagingUnit.fields],
  ["viewerUserInfoQuery", [...documentTemplate.fields, ...firmDocumentFields, ...bankDocumentFields]],
];

// A form reads the fields by their definition: one that the fragment forgets would look blank, and be cleared by the next save.
test.each(fragments)("%s selects every field that the form edits", (file, fields) => {
  const artifact = readFileSync(join(import.meta.dirname, `../../../web/__generated__/${file}.graphql.ts`), "utf8");
  expect(fields.map(({ name }) => name).filter((name) => !new RegExp(`readonly ${name}[?]?:`).test(artifact))).toEqual([]);
});
