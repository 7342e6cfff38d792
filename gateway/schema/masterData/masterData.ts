import { broker } from "#domain/masterData/broker.ts";
import { buyer } from "#domain/masterData/buyer.ts";
import { dischargePort } from "#domain/masterData/dischargePort.ts";
import { documentTemplate } from "#domain/masterData/templates/documentTemplate.ts";
import { goods } from "#domain/masterData/goods.ts";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import { defineRecord, type RecordNoun, type RecordType } from "./record.ts";
import { defineRecordMutations } from "./recordMutations.ts";

/** The seven flat kinds by their GraphQL names. REST's `units` are packaging units here. */
const nouns = {
  Buyer: {
    kind: buyer,
    plural: "buyers",
    one: "buyer",
    description: "A firm on the other side: consignee, different seller or notify party of a shipment.",
  },
  Broker: {
    kind: broker,
    plural: "brokers",
    one: "broker",
    description: "A party that mediates sales and may earn a commission.",
  },
  LoadingPort: {
    kind: loadingPort,
    plural: "loadingPorts",
    one: "loading port",
    description: "A port or place in an origin country where goods are received or loaded.",
  },
  DischargePort: {
    kind: dischargePort,
    plural: "dischargePorts",
    one: "discharge port",
    description: "A port or place in a destination country where goods are discharged or delivered.",
  },
  PackagingUnit: {
    kind: packagingUnit,
    plural: "packagingUnits",
    one: "packaging unit",
    description: "How an ordered quantity becomes packages and weights.",
  },
  Goods: { kind: goods, plural: "goods", one: "product", description: "A product that the exporter sells." },
  DocumentTemplate: {
    kind: documentTemplate,
    plural: "documentTemplates",
    one: "document template",
    description: "The text of a custom document, such as a beneficiary's certificate.",
    keeps: "Documents generated from it stay as they are.",
  },
} satisfies Record<string, Omit<RecordNoun, "type">>;
export type RecordTypeName = keyof typeof nouns;

function define(type: RecordTypeName): RecordType & Pick<RecordNoun, "kind"> {
  const noun: RecordNoun = { type, ...nouns[type] };
  const types = defineRecord(noun);
  defineRecordMutations(noun, types);
  return { ...types, kind: noun.kind };
}

/** The seven types, for fields of other types that return a record. */
export const recordTypes = {
  Buyer: define("Buyer"),
  Broker: define("Broker"),
  LoadingPort: define("LoadingPort"),
  DischargePort: define("DischargePort"),
  PackagingUnit: define("PackagingUnit"),
  Goods: define("Goods"),
  DocumentTemplate: define("DocumentTemplate"),
};
