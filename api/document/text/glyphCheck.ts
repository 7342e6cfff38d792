import { placeOf, scriptOf } from "#domain/text/printableScripts.ts";
import { cleanText } from "./cleanText.ts";
import { firstMissing } from "./fontCoverage.ts";
import { maxMarks, overloadedLetter, tooMuch } from "../limits/documentLimits.ts";
import { DocumentProblem } from "../limits/documentProblem.ts";

/** The sources of a document's texts: named plain data, searched for the faulty field. */
export type Sources = Record<string, unknown>;

/** Throws if no installed font has a letter, or a letter has too many marks. Names the script and the field that it was entered in. */
export function checkGlyphs(data: unknown, sources: Sources): void {
  if (fieldWith(isOverloaded, data, [])) {
    throw tooMuch(`A letter carries more than ${maxMarks} accents or other marks`, fieldWith(isOverloaded, sources, []));
  }
  const letter = firstMissing(data);
  if (letter === null) return;
  const field = fieldWith((text) => text.includes(letter), sources, []);
  const place = field ? ` (in ${placeOf(field)})` : "";
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
