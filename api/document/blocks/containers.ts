import { formatWeight } from "#domain/figures/currency.ts";
import { isZero, type Decimal } from "#domain/figures/decimal.ts";
import type { Container, Shipment } from "#domain/shipment/shipment.ts";
import { figureAt } from "../numbers/shipmentFigures.ts";
import { commonUnit, formatSums, type Measure } from "../numbers/measures.ts";
import type { ContainerLine, ContainerTable, Row } from "./blockTypes.ts";

/**
 * The containers of a containerised shipment, with totals if weights are given; null for a bulk vessel. An invoice
 * prints neither lots nor weights.
 */
export function containerTable({ type, containerDetail, container = [] }: Shipment, withWeights: boolean): ContainerTable | null {
  if (type !== "CONTAINERISED") return null;
  const nets = container.map((each, index) => measureOf(each, index, "netWeight"));
  const grosses = container.map((each, index) => measureOf(each, index, "grossWeight"));
  const isWeighed = withWeights && [...nets, ...grosses].some(({ figure }) => !isZero(figure));
  const unit = commonUnit([...nets, ...grosses]);
  const weigh = (measure?: Measure) => (measure ? formatContainerWeight(measure.figure, unit ? "" : measure.unit) : "");
  return {
    summary: summaryOf(containerDetail),
    unit,
    lines: container.map((each, index) =>
      containerLine(withWeights ? each : { ...each, lot: "" }, weigh(nets[index]), weigh(grosses[index])),
    ),
    sum: isWeighed ? { net: sumOf(nets), gross: sumOf(grosses) } : null,
  };
}

/** Blank while a container's weight is missing: the sum of the others would be read as that of all. */
function sumOf(weights: Measure[]): string {
  return weights.some(({ figure }) => isZero(figure)) ? "" : formatSums(weights, formatWeight);
}

/** The number of containers and their load, next to the weights; no row for a bulk vessel. */
export function containerRows({ type, containerDetail }: Shipment): Row[] {
  const value = type === "CONTAINERISED" ? summaryOf(containerDetail) : "";
  return value === "" ? [] : [{ label: "Containers", value }];
}

function summaryOf(detail: Shipment["containerDetail"]): string {
  return detail && detail.containers > 0 ? `${detail.containers} ${detail.type}` : "";
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
