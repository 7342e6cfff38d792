import { cleanText } from "./cleanText.ts";
import { firstMissing } from "./fontCoverage.ts";
import { maxMarks, overloadedLetter, tooMuch } from "../limits/documentLimits.ts";
import { DocumentProblem } from "../limits/documentProblem.ts";

/** The sources of a document's texts: named plain data, searched for the faulty field. */
export type Sources = Record<string, unknown>;

/** Scripts by their common names; the last three need optional fonts. */
const scripts: [name: string, letters: RegExp][] = [
  ["Japanese", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["Korean", /\p{Script=Hangul}/u],
  ["Chinese", /\p{Script=Han}/u],
  ["Arabic", /\p{Script=Arabic}/u],
  ["Hebrew", /\p{Script=Hebrew}/u],
  ["Devanagari", /\p{Script=Devanagari}/u],
  ["Thai", /\p{Script=Thai}/u],
  ["Bengali", /\p{Script=Bengali}/u],
  ["Gujarati", /\p{Script=Gujarati}/u],
  ["Gurmukhi", /\p{Script=Gurmukhi}/u],
  ["Tamil", /\p{Script=Tamil}/u],
  ["Telugu", /\p{Script=Telugu}/u],
  ["Kannada", /\p{Script=Kannada}/u],
  ["Malayalam", /\p{Script=Malayalam}/u],
  ["Oriya", /\p{Script=Oriya}/u],
  ["Sinhala", /\p{Script=Sinhala}/u],
  ["Burmese", /\p{Script=Myanmar}/u],
  ["Khmer", /\p{Script=Khmer}/u],
  ["Lao", /\p{Script=Lao}/u],
  ["Tibetan", /\p{Script=Tibetan}/u],
  ["Georgian", /\p{Script=Georgian}/u],
  ["Armenian", /\p{Script=Armenian}/u],
  ["Ethiopic", /\p{Script=Ethiopic}/u],
  ["Mongolian", /\p{Script=Mongolian}/u],
  ["Emoji", /\p{Extended_Pictographic}/u],
];

/** Throws if no installed font has a letter, or a letter has too many marks. Names the script and the field that it was entered in. */
export function checkGlyphs(data: unknown, sources: Sources): void {
  if (fieldWith(isOverloaded, data, [])) {
    throw tooMuch(`A letter carries more than ${maxMarks} accents or other marks`, fieldWith(isOverloaded, sources, []));
  }
  const letter = firstMissing(data);
  if (letter === null) return;
  const field = fieldWith((text) => text.includes(letter), sources, []);
  const place = field ? ` (in ${describe(field)})` : "";
  throw new DocumentProblem(`${scriptOf(letter)} cannot be printed: no installed font has "${letter}"${place}`, "INVALID", field);
}

function isOverloaded(text: string): boolean {
  return overloadedLetter.test(text);
}

/** The path of the first text that, once cleaned, satisfies `isIt`, such as ["consignee", "name"]. */
function fieldWith(isIt: (text: string) => boolean, data: unknown, path: string[]): string[] | null {
  if (typeof data === "string") return isIt(cleanText(data)) ? path : null;
  if (typeof data !== "object" || data === null) return null;
  for (const [name, value] of Object.entries(data)) {
    const found = fieldWith(isIt, value, [...path, name]);
    if (found) return found;
  }
  return null;
}

/** ["notifyParties", "1", "name"] → "notify parties 2 name". */
function describe(field: string[]): string {
  const words = field.map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replace(/[A-Z]/g, " $&").toLowerCase()));
  return words.join(" ");
}

function scriptOf(letter: string): string {
  const script = scripts.find(([, letters]) => letters.test(letter));
  if (!script) return `The character U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return script[0] === "Emoji" ? "Emoji" : `${script[0]} letters`;
}
