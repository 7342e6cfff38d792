import { formatWeight } from "#domain/figures/currency.ts";
import { isZero, type Decimal } from "#domain/figures/decimal.ts";
import type { Container, Shipment } from "#domain/shipment/shipment.ts";
import { figureAt } from "../numbers/shipmentFigures.ts";
import { commonUnit, formatSums, type Measure } from "../numbers/measures.ts";
import type { ContainerLine, ContainerTable } from "./blockTypes.ts";

/** The containers of a containerised shipment with their totals; null for a bulk vessel. */
export function containerTable({ type, containerDetail, container = [] }: Shipment): ContainerTable | null {
  if (type !== "CONTAINERISED") return null;
  const nets = container.map((each, index) => measureOf(each, index, "netWeight"));
  const grosses = container.map((each, index) => measureOf(each, index, "grossWeight"));
  const unit = commonUnit([...nets, ...grosses]);
  const weigh = (measure?: Measure) => (measure ? formatContainerWeight(measure.figure, unit ? "" : measure.unit) : "");
  return {
    summary: containerDetail ? `${containerDetail.containers} ${containerDetail.type}` : "",
    unit,
    lines: container.map((each, index) => containerLine(each, weigh(nets[index]), weigh(grosses[index]))),
    sum: { net: formatSums(nets, formatWeight), gross: formatSums(grosses, formatWeight) },
  };
}

function containerLine(container: Container, net: string, gross: string): ContainerLine {
  return {
    number: container.containerNumber.trim(),
    size: container.size.trim(),
    lineSeal: container.lineSealNumber.trim(),
    rfidSeal: container.rfidSealNumber.trim(),
    lot: container.lot.trim(),
    net,
    gross,
  };
}

function measureOf(container: Container, index: number, field: "netWeight" | "grossWeight"): Measure {
  return { figure: figureAt(container[field], "container", String(index), field), unit: container.unit.trim() };
}

/** A missing weight stays blank. */
function formatContainerWeight(weight: Decimal, unit: string): string {
  return isZero(weight) ? "" : `${formatWeight(weight)} ${unit}`.trim();
}
