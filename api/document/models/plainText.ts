import type { ContainerLine, PackedGoods, PackedLine, Row } from "../blocks/blockTypes.ts";
import type { BrokerageBillModel } from "./brokerageBillModel.ts";
import type { DocumentModel } from "./buildDocumentModel.ts";
import type { ShipmentAdviceModel } from "./carriage/shipmentAdviceModel.ts";

/** A document as plain text to copy into a message, from the data of its pages; null for kinds that are sent as files only. */
export function plainTextOf(model: DocumentModel | BrokerageBillModel): string | null {
  return model.kind === "shipment-advice" ? adviceText(model) : null;
}

/** Parts with a blank line between them, each with its title; a part without content is left out. */
function adviceText(model: ShipmentAdviceModel): string {
  const { goods, containers, signature } = model;
  const parts = [
    [model.title, `Date: ${model.date}`],
    titled("To", model.addressee),
    titled("Copy to", model.copyTo === "" ? [] : [model.copyTo]),
    [model.opening],
    titled("References", rowLines(model.references)),
    titled("Transport", rowLines(model.transport)),
    titled(
      "Goods",
      goods.lines.flatMap((line, index) => numbered(index, goodsLines(line, goods))),
    ),
    titled("Quantity and weights", rowLines(model.quantities)),
    titled(
      "Containers",
      (containers?.lines ?? []).flatMap((line, index) => numbered(index, containerLines(line))),
    ),
    [[`For ${signature.party}`, signature.role && ` (${signature.role})`].join("")],
  ];
  const text = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
  // Break points between words of Thai are for the page alone.
  return `${text.replaceAll("\u200B", "")}\n`;
}

function titled(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`${title}:`, ...lines];
}

function rowLines(rows: Row[]): string[] {
  return rows.filter(({ value }) => value !== "").map(({ label, value }) => `${label}: ${value}`);
}

function goodsLines({ name, description, hsnCode, specification, marks, ...figures }: PackedLine, { unit }: PackedGoods): string[] {
  const weights = (net: string, gross: string) =>
    [net && `net ${net} ${unit}`.trim(), gross && `gross ${gross} ${unit}`.trim()].filter(Boolean).join(", ");
  const rows = [
    { label: "Marks and numbers", value: marks.replaceAll("\n", " / ") },
    { label: "Packages", value: figures.packages },
    { label: "Per package", value: weights(figures.netEach, figures.grossEach) },
    { label: "Total weight", value: weights(figures.net, figures.gross) },
  ];
  return [name, description, hsnCode && `HSN ${hsnCode}`, specification, ...rowLines(rows)]
    .filter(Boolean)
    .flatMap((text) => text.split("\n"));
}

function containerLines({ number, size, lineSeal, rfidSeal, lot }: ContainerLine): string[] {
  const parts = [number, size, lineSeal && `line seal ${lineSeal}`, rfidSeal && `RFID seal ${rfidSeal}`, lot && `lot ${lot}`];
  return [parts.filter(Boolean).join(", ")];
}

/** The lines of an item of a list, with its number before the first. */
function numbered(index: number, [first = "", ...others]: string[]): string[] {
  return [`${index + 1}. ${first}`, ...others.map((line) => `   ${line}`)];
}
