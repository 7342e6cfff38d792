import type { OriginRequest } from "#domain/documents/customs/origin.ts";
import { originFormats } from "#domain/documents/customs/originFormats.ts";
import type { Product, Shipment } from "#domain/shipment/shipment.ts";
import { packedGoods, pricedGoods } from "../../blocks/goods.ts";
import { exporterCountry } from "../../blocks/exporterCountry.ts";
import { exporterLines, linesOf, manufacturersOf, partyLines } from "../../blocks/headerBoxes.ts";
import { originOf, originsText } from "../../blocks/origins.ts";
import { portsOf } from "../../blocks/ports.ts";
import { carriageOf } from "../../blocks/vessel.ts";
import { originBoxes, type OriginBoxes, type OriginColumn, type OriginValue } from "./originBoxes.ts";
import type { ShipmentFigures } from "../../numbers/shipmentFigures.ts";

type OriginBox = { label: string; value: string };

/** The data of a certificate's boxes, in their order. A box of the issuing agency stays blank. */
export type OriginSheet = {
  format: string;
  above: OriginBox[];
  heads: { label: string; value: OriginColumn }[];
  items: { cells: string[] }[];
  below: OriginBox[];
};

type Sources = { figures: ShipmentFigures; invoice: string; signedAt: string };

export function originSheet(request: OriginRequest, shipment: Shipment, sources: Sources): OriginSheet {
  const format = originBoxes[request.format];
  const values = boxValues(request, shipment, sources);
  const boxOf = ({ box, label, value }: OriginBoxes["above"][number]) => ({ label: `${box}. ${label}`, value: values[value] });
  return {
    format: originFormats.find(({ value }) => value === request.format)?.label ?? "",
    above: format.above.map(boxOf),
    heads: format.columns.map(({ box, label, value }) => ({ label: `${box}. ${label}`, value })),
    items: itemValues(shipment, sources)
      .filter((_item, index) => isCertified(request.format, shipment.products[index], shipment))
      .map((item, index) => ({ ...item, item: String(index + 1) }))
      .map((item) => ({ cells: format.columns.map(({ value }) => item[value]) })),
    below: format.below.map(boxOf),
  };
}

/** Whether a sheet has a line: a preferential certificate is for goods of the shipment's country of origin alone (R-1348). */
export function isCertified(format: OriginRequest["format"], line: Product | undefined, shipment: Shipment): boolean {
  return format === "NON_PREFERENTIAL" || (line !== undefined && originOf(line, shipment) === shipment.originCountry.trim());
}

function boxValues(request: OriginRequest, shipment: Shipment, { signedAt }: Sources): Record<OriginValue, string> {
  const { firm, consignee, originCountry, destinationCountry } = shipment;
  const ports = portsOf(shipment);
  const [means, vessel] = carriageOf(shipment);
  const route = [
    vessel && `${means}: ${vessel}`,
    request.onBoardDate && `Departure: ${request.onBoardDate}`,
    ports.loading && `From: ${ports.loading}`,
    ports.discharge && `To: ${ports.discharge}`,
  ];
  return {
    exporter: [firm.name, ...exporterLines(shipment, exporterCountry(shipment))].filter(Boolean).join("\n"),
    manufacturer: linesOf(request.manufacturer).join("\n") || manufacturersOf(shipment).join("\n"),
    consignee: [consignee.name, ...partyLines(consignee)].filter(Boolean).join("\n"),
    transport: route.filter(Boolean).join("\n"),
    country: request.format === "NON_PREFERENTIAL" ? originsText(shipment) : originCountry,
    destination: destinationCountry,
    remarks: request.remarks.trim(),
    thirdParty: linesOf(request.thirdParty).join("\n"),
    remarksAndThirdParty: [request.remarks.trim(), ...linesOf(request.thirdParty)].filter(Boolean).join("\n"),
    placeAndDate: signedAt,
    blank: "",
  };
}

function itemValues(shipment: Shipment, { figures, invoice }: Sources): Record<Exclude<OriginColumn, "item">, string>[] {
  const packed = packedGoods(shipment, figures, false);
  const priced = pricedGoods(shipment, figures, false);
  const weigh = (weight: string) => `${weight} ${packed.unit}`.trim();
  return packed.lines.map(({ name, description, hsnCode, marks, packages, gross }, index) => {
    const described = [packages, name, description].filter(Boolean).join("\n");
    return {
      marks,
      packages: described,
      packagesAndHs: [described, hsnCode && `HS ${hsnCode}`].filter(Boolean).join("\n"),
      hs: hsnCode,
      criterion: shipment.products[index]?.originCriterion ?? "",
      weight: [`${weigh(gross)} gross`, priced.lines[index]?.quantity ?? ""].filter(Boolean).join("\n"),
      invoice,
    };
  });
}
