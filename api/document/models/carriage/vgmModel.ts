import type { VgmRequest } from "#domain/documents/kinds/vgmDeclaration.ts";
import { formatWeight, toWeight } from "#domain/figures/currency.ts";
import { compare, decimalOrZero, isZero, sum, type Decimal } from "#domain/figures/decimal.ts";
import { kilogramsOf } from "#domain/figures/mass.ts";
import { unlistedWords, vgmMessages } from "#domain/shipment/containerWarnings.ts";
import type { Container, Shipment } from "#domain/shipment/shipment.ts";
import { warning, type ShipmentWarning } from "#domain/shipment/warning.ts";
import { filledRows } from "../../blocks/filledRows.ts";
import type { HeaderRow, Signature } from "../../blocks/blockTypes.ts";
import { box, differentSeller, shipperBox } from "../../blocks/headerBoxes.ts";
import { portsOf } from "../../blocks/ports.ts";
import { vesselAndVoyage } from "../../blocks/vessel.ts";
import { refuseField, refuseLater } from "../../limits/documentProblem.ts";
import { documentNumbers, identityOf } from "../../numbers/documentNumbers.ts";
import { printedDate } from "../../numbers/printedDate.ts";
import type { Block } from "../../text/markup.ts";
import { openWordings } from "../wordedBlocks.ts";
import { documentHeader, firmSignature } from "../documentHeader.ts";
import type { DocumentHeader } from "../documentModel.ts";

/** A container with its weights in KG, as printed. */
type VgmLine = {
  number: string;
  type: string;
  maxGross: string;
  cargo: string;
  dunnage: string;
  tare: string;
  vgm: string;
  method: string;
  weighedOn: string;
  slip: string;
  weighbridge: string;
};

export type VgmModel = DocumentHeader & {
  kind: "vgm";
  headerBoxes: HeaderRow[];
  declaration: Block[];
  lines: VgmLine[];
  /** The sum of all, in KG. */
  total: string;
  signature: Signature;
};

/** The verified gross mass of each container. Throws for a shipment without containers, and for one whose VGM is unknown. */
export function vgmModel(request: VgmRequest, shipment: Shipment): VgmModel {
  const document = { kind: "vgm", request } as const;
  const { type, container = [] } = shipment;
  if (type !== "CONTAINERISED")
    throw refuseField("A bulk shipment has no containers to verify: a VGM declaration is for containers", "type");
  if (container.length === 0) throw refuseField("The shipment lists no container: please edit it and add them", "container");
  const masses = container.map((row, index) => massOf(row, index));
  const wordings = openWordings(document, shipment);
  container.forEach(({ vgmWeighedOn }, index) => {
    const field = ["container", String(index), "vgmWeighedOn"];
    refuseLater(vgmWeighedOn, request.date, `Container ${index + 1} was weighed after the date of the declaration`, ...field);
  });
  return {
    kind: "vgm",
    ...documentHeader(identityOf(document, documentNumbers(document, shipment)), shipment, request.letterhead),
    headerBoxes: boxesOf(request, shipment),
    declaration: wordings.blocksOf("declaration"),
    unknownFields: wordings.unknownFields(),
    lines: masses.map((mass, index) => lineOf(mass, container[index], shipment)),
    total: formatWeight(sum(masses.map(({ vgm }) => vgm))),
    signature: firmSignature(shipment),
    warnings: [
      ...wordings.warnings(),
      ...unlistedWarnings(shipment),
      ...masses.flatMap((mass, index) => doubtsOf(mass, container[index], index)),
    ],
  };
}

/** A container's masses in KG; `cargo` is null if its unit is no mass. */
type Mass = { method: "1" | "2"; cargo: Decimal | null; dunnage: Decimal; tare: Decimal; vgm: Decimal };

/** Method 2 adds cargo, dunnage and tare; method 1, and a VGM without a method, is the entered mass. */
function massOf(row: Container, index: number): Mass {
  const [entered, dunnage, tare] = [figureOf(row.vgmWeight), figureOf(row.dunnageWeight), figureOf(row.tareWeight)];
  const gross = figureOf(row.grossWeight);
  const kilograms = kilogramsOf(gross, row.unit);
  // Rounded as it is printed: dunnage and tare are exact, so the row and the column of the VGM add up.
  const cargo = kilograms === null ? null : toWeight(kilograms);
  const name = `Container ${index + 1}`;
  const refuse = (words: string, field: keyof Container) => refuseField(`${name} ${words}`, "container", String(index), field);
  if (row.vgmMethod === "1" || (row.vgmMethod === "" && !isZero(entered))) {
    if (isZero(entered)) throw refuse("has no VGM: please enter what was weighed by method 1", "vgmWeight");
    return { method: "1", cargo, dunnage, tare, vgm: entered };
  }
  if (isZero(gross))
    throw refuse("has no gross weight, which method 2 adds: please enter it, or what was weighed by method 1", "grossWeight");
  if (cargo === null)
    throw refuse(`has its gross weight in ${row.unit.trim() || "no unit"}: method 2 needs a unit of mass, such as KG`, "unit");
  if (isZero(tare)) throw refuse("has no tare, which method 2 adds: please enter it, or what was weighed by method 1", "tareWeight");
  return { method: "2", cargo, dunnage, tare, vgm: sum([cargo, dunnage, tare]) };
}

/** Containers that are not listed have no declaration, and are not loaded (R-1150). */
function unlistedWarnings(shipment: Shipment): ShipmentWarning[] {
  const message = unlistedWords(shipment, "the others have no declaration");
  return message === "" ? [] : [warning("VGM", message, "containerDetail", "containers")];
}

function doubtsOf({ method, vgm }: Mass, row: Container | undefined, index: number): ShipmentWarning[] {
  if (!row) return [];
  const at = ["container", String(index), "vgmWeight"];
  const entered = figureOf(row.vgmWeight);
  const other = `the entered VGM is ${formatWeight(entered)} KG, but by method 2 the declaration says ${formatWeight(vgm)} KG`;
  const isOther = method === "2" && !isZero(entered) && compare(entered, vgm) !== 0;
  const messages = [...(isOther ? [other] : []), ...vgmMessages({ ...row, vgmWeight: vgm })];
  return messages.map((message) => warning("VGM", `Container ${index + 1}: ${message}`, ...at));
}

function lineOf({ method, cargo, dunnage, tare, vgm }: Mass, row: Container | undefined, shipment: Shipment): VgmLine {
  const text = (value: string | undefined) => value?.trim() ?? "";
  return {
    number: text(row?.containerNumber),
    type: [text(row?.size), text(row?.isoType)].filter(Boolean).join(" / "),
    maxGross: weightText(figureOf(row?.maxGrossWeight ?? "0")),
    cargo: weightText(cargo ?? "0"),
    dunnage: weightText(dunnage),
    tare: weightText(tare),
    vgm: formatWeight(vgm),
    method,
    weighedOn: printedDate(text(row?.vgmWeighedOn), shipment),
    slip: text(row?.vgmSlipNo),
    weighbridge: text(row?.vgmWeighbridge),
  };
}

function boxesOf(request: VgmRequest, shipment: Shipment): HeaderRow[] {
  const shipper = shipperBox(shipment);
  // It identifies the exporter, as GSTIN and IEC do.
  const cin = differentSeller(shipment) ? "" : shipment.firm.cin?.trim();
  const official = filledRows([
    ["", request.official],
    ["", request.designation],
    ["", request.contact],
  ]).map(({ value }) => value);
  return [
    {
      left: [{ ...shipper, lines: [...shipper.lines, ...(cin ? [`CIN ${cin}`] : [])] }],
      right: [
        { ...box("Declaration no.", ""), name: request.declarationNo },
        { ...box("Date", ""), name: printedDate(request.date, shipment) },
      ],
      across: [],
    },
    { left: [], right: [box("Booking no.", request.bookingNo), box("B/L no.", request.blNo)], across: [] },
    {
      left: [{ ...box("Authorised official, 24×7 contact", ""), lines: official }],
      right: [
        {
          ...box("Carrier, vessel and voyage", ""),
          lines: [request.carrier, vesselAndVoyage(shipment.vessel, request.voyage, shipment.transport.blType)].filter(Boolean),
        },
        box("Port of loading", portsOf(shipment).loading),
      ],
      across: [],
    },
  ];
}

function figureOf(figure: number | string): Decimal {
  return decimalOrZero(String(figure));
}

/** A weight that was not given stays blank. */
function weightText(weight: Decimal): string {
  return isZero(weight) ? "" : formatWeight(weight);
}
