import { z } from "zod";
import { broker } from "#domain/masterData/broker.ts";
import { buyer, buyerMoreFields } from "#domain/masterData/buyer.ts";
import { documentTemplate } from "#domain/masterData/templates/documentTemplate.ts";
import { goods, goodsMoreFields } from "#domain/masterData/goods.ts";
import type { Field, RecordKind } from "#domain/masterData/kind.ts";
import { loadingPort } from "#domain/masterData/loadingPort.ts";
import { packagingUnit } from "#domain/masterData/packagingUnit.ts";
import type { Broker, Buyer, DocumentTemplate, Goods, PackagingUnit, Port } from "#domain/account/userInfo.ts";
import { moreTextsOf } from "../openapi/commonFields.ts";
import { recordExamples } from "./recordExamples.ts";

/** A text with the description of the kind's field. */
function textOf(kind: RecordKind, name: string): z.ZodString {
  return z.string().describe(fieldOf(kind, name).description);
}

/** A figure as a JSON number, with the description of the kind's field. */
function figureOf(kind: RecordKind, name: string): z.ZodNumber {
  return z.number().describe(`${fieldOf(kind, name).description} A JSON number.`);
}

function fieldOf({ fields, noun }: RecordKind, name: string): Field {
  const field = fields.find((known) => known.name === name);
  if (!field) throw new Error(`There is no field ${name} of a ${noun}`);
  return field;
}

function recordIdOf({ noun }: RecordKind): z.ZodString {
  return z.string().describe(`The id of the ${noun}.`);
}

export const buyerAnswer = z
  .object({
    buyerId: recordIdOf(buyer),
    name: textOf(buyer, "name"),
    address: textOf(buyer, "address"),
    country: textOf(buyer, "country"),
    ...moreTextsOf(buyerMoreFields),
  })
  .meta({
    id: "Buyer",
    example: recordExamples.buyers,
    description: "A trading partner: consignee, different seller or notify party.",
  }) satisfies z.ZodType<Buyer>;

export const brokerAnswer = z
  .object({ brokerId: recordIdOf(broker), name: textOf(broker, "name"), country: textOf(broker, "country") })
  .meta({ id: "Broker", example: recordExamples.brokers, description: "The broker of a shipment." }) satisfies z.ZodType<Broker>;

export const portAnswer = z
  .object({
    portId: z.string().describe("The id of the port."),
    name: textOf(loadingPort, "name"),
    country: z.string().describe('The English name of the port\'s country, such as "Kenya".'),
  })
  .meta({ id: "Port", example: recordExamples.loadingPorts, description: "A port of loading or discharge." }) satisfies z.ZodType<Port>;

export const packagingUnitAnswer = z
  .object({
    unitId: recordIdOf(packagingUnit),
    orderUnit: textOf(packagingUnit, "orderUnit"),
    packingUnit: textOf(packagingUnit, "packingUnit"),
    weight: figureOf(packagingUnit, "weight"),
    packageType: textOf(packagingUnit, "packageType"),
    netWeight: figureOf(packagingUnit, "netWeight").optional(),
    grossWeight: figureOf(packagingUnit, "grossWeight").optional(),
  })
  .meta({
    id: "PackagingUnit",
    example: recordExamples.packagingUnits,
    description: "The conversion of an ordered quantity into packages and weights.",
  }) satisfies z.ZodType<PackagingUnit>;

export const goodsAnswer = z
  .object({
    goodsId: recordIdOf(goods),
    name: textOf(goods, "name"),
    hsnCode: textOf(goods, "hsnCode"),
    specification: textOf(goods, "specification"),
    ...moreTextsOf(goodsMoreFields),
  })
  .meta({ id: "Goods", example: recordExamples.goods, description: "A product." }) satisfies z.ZodType<Goods>;

export const documentTemplateAnswer = z
  .object({
    templateId: recordIdOf(documentTemplate),
    name: textOf(documentTemplate, "name"),
    heading: textOf(documentTemplate, "heading"),
    body: textOf(documentTemplate, "body"),
  })
  .meta({
    id: "DocumentTemplate",
    example: recordExamples.documentTemplates,
    description: "A template of custom documents.",
  }) satisfies z.ZodType<DocumentTemplate>;
