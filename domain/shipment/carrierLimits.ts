import { tonnesIn } from "../figures/mass.ts";
import { containerNumberProblem, plainContainerNumber } from "./containerNumber.ts";
import { warning, type ShipmentWarning } from "./warning.ts";

/** What carriers take of a bill of lading: DCSA Shipping Instructions 3.0.4. Lines have at most 35 characters. */
export const carrierLimits = {
  partyName: 70,
  addressLines: 6,
  line: 35,
  notifyParties: 3,
  markLines: 50,
  goodsLines: 150,
  seal: 15,
} as const;

/** What a bill of lading prints. `at` is the path of a party in the REST body, `unit` that of a gross weight; null without one. */
export type CarriedTexts = {
  parties: { role: string; name: string; lines: readonly string[]; at: string }[];
  /** Names of notify parties that are left out. */
  leftOut: readonly string[];
  lines: { marks: string; goods: string; unit: string }[];
  containers: { number: string; seals: readonly { field: string; text: string }[]; unit: string | null }[];
};

/** Warnings for each text that carriers cut or refuse. */
export function carrierLimitWarnings({ parties, leftOut, lines, containers }: CarriedTexts): ShipmentWarning[] {
  return [
    ...parties.flatMap(partyWarnings),
    ...(leftOut.length === 0
      ? []
      : [limit(`Carriers take ${carrierLimits.notifyParties} notify parties: left out are ${leftOut.join("; ")}`, "notifyId")]),
    ...lines.flatMap(({ marks, goods, unit }, index) => [
      ...(lines.findIndex((line) => line.unit === unit) === index
        ? unitWarnings(`Line ${index + 1}`, unit, "products", String(index), "unitId")
        : []),
      ...lineWarnings(`Line ${index + 1}: the marks take`, marks, carrierLimits.markLines, "products", String(index), "marks"),
      ...lineWarnings(`Line ${index + 1}: the goods take`, goods, carrierLimits.goodsLines, "products", String(index), "description"),
    ]),
    ...containers.flatMap(containerWarnings),
  ];
}

function partyWarnings({ role, name, lines, at }: CarriedTexts["parties"][number]): ShipmentWarning[] {
  const { partyName, addressLines } = carrierLimits;
  const isLong = name.length > partyName;
  return [
    ...(isLong ? [limit(`${role}: the name has ${name.length} characters, carriers take ${partyName}`, at)] : []),
    ...lineWarnings(`${role}: the address takes`, lines.join("\n"), addressLines, at),
  ];
}

function lineWarnings(subject: string, text: string, most: number, ...field: string[]): ShipmentWarning[] {
  const count = linesTaken(text);
  return count <= most ? [] : [limit(`${subject} ${count} lines of ${carrierLimits.line} characters, carriers take ${most}`, ...field)];
}

/** A weight in a unit that is no mass, such as pieces: carriers take KG (R-1289). */
function unitWarnings(subject: string, unit: string, ...field: string[]): ShipmentWarning[] {
  if (tonnesIn(unit) !== null) return [];
  const words = unit.trim() === "" ? "has no unit" : `is in ${unit.trim()}, which is no unit of mass`;
  return [limit(`${subject}: the gross weight ${words}; carriers take KG`, ...field)];
}

function containerWarnings({ number, seals, unit }: CarriedTexts["containers"][number], index: number): ShipmentWarning[] {
  const plain = plainContainerNumber(number);
  const problem = plain === "" ? null : containerNumberProblem(plain);
  const at = ["container", String(index)];
  const name = `Container ${index + 1}`;
  return [
    ...(problem === null ? [] : [warning("CONTAINER_NUMBER", `${name}: ${plain} ${problem}`, ...at, "containerNumber")]),
    ...(unit === null ? [] : unitWarnings(name, unit, ...at, "unit")),
    ...seals
      .filter(({ text }) => text.length > carrierLimits.seal)
      .map(({ field, text }) =>
        limit(`${name}: the seal ${text} has ${text.length} characters, carriers take ${carrierLimits.seal}`, ...at, field),
      ),
  ];
}

function limit(message: string, ...field: string[]): ShipmentWarning {
  return warning("CARRIER_LIMIT", message, ...field);
}

/** The lines that a text takes when words wrap at 35 characters; longer words are cut. */
function linesTaken(text: string): number {
  return text.split("\n").reduce((count, line) => count + wrapped(line), 0);
}

function wrapped(line: string): number {
  let count = 1;
  let used = 0;
  for (const word of line.split(" ")) {
    const gap = used === 0 ? 0 : 1;
    if (used + gap + word.length <= carrierLimits.line) {
      used += gap + word.length;
      continue;
    }
    if (used > 0) count += 1;
    count += Math.max(0, Math.ceil(word.length / carrierLimits.line) - 1);
    used = word.length % carrierLimits.line;
  }
  return count;
}
