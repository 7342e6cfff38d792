import { broker } from "#domain/masterData/broker.ts";
import { buyer } from "#domain/masterData/buyer.ts";
import { dischargePort } from "#domain/masterData/dischargePort.ts";
import { documentTemplate } from "#domain/masterData/documentTemplate.ts";
import { goods } from "#domain/masterData/goods.ts";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import { defineRecord, type RecordNoun } from "./record.ts";
import { defineRecordMutations } from "./recordMutations.ts";

/** The seven flat kinds, under their GraphQL names; REST's `units` are packaging units here. */
const nouns: RecordNoun[] = [
  {
    kind: buyer,
    type: "Buyer",
    plural: "buyers",
    description: "A firm on the other side: consignee, different seller or notify party of a shipment.",
  },
  { kind: broker, type: "Broker", plural: "brokers", description: "Who brought the parties together and may earn a commission." },
  {
    kind: loadingPort,
    type: "LoadingPort",
    plural: "loadingPorts",
    description: "A port or place in an origin country where goods are received or loaded.",
  },
  {
    kind: dischargePort,
    type: "DischargePort",
    plural: "dischargePorts",
    description: "A port or place in a destination country where goods are discharged or delivered.",
  },
  {
    kind: packagingUnit,
    type: "PackagingUnit",
    plural: "packagingUnits",
    description: "How an ordered quantity becomes packages and weights.",
  },
  { kind: goods, type: "Goods", plural: "goods", description: "A product that the exporter sells." },
  {
    kind: documentTemplate,
    type: "DocumentTemplate",
    plural: "documentTemplates",
    description: "The text of a custom document, such as a beneficiary's certificate.",
  },
];

for (const noun of nouns) defineRecordMutations(noun, defineRecord(noun));
