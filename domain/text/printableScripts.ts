/**
 * The scripts that documents print, and marks and figures that belong to no script. Pictures are drawn by no font of ours; the
 * fonts decide about rare signs.
 */
const unprintable =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u;

/** Scripts by their common names. */
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

/** A letter's script as a subject: "Sinhala letters", "Emoji", "The character U+E123". */
export function scriptOf(letter: string): string {
  const script = scripts.find(([, letters]) => letters.test(letter));
  if (!script) return `The character U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  return script[0] === "Emoji" ? "Emoji" : `${script[0]} letters`;
}

/** Says that a text's first unprintable letters cannot be printed, such as "Sinhala letters cannot be printed"; null if all can. */
export function unprintableText(text: string): string | null {
  const letter = unprintable.exec(text)?.[0];
  return letter === undefined ? null : `${scriptOf(letter)} cannot be printed`;
}

/** A text that cannot be printed: its path in the data, and why. */
export type Unprintable = { path: string[]; message: string };

/** The first text of each script that cannot be printed, in plain data; the message names the place. */
export function unprintableTexts(data: unknown): Unprintable[] {
  const found = new Map<string, Unprintable>();
  collect(data, [], found);
  return [...found.values()];
}

function collect(data: unknown, path: string[], found: Map<string, Unprintable>): void {
  if (typeof data === "string") {
    const message = unprintableText(data);
    if (message !== null && !found.has(message)) found.set(message, { path, message: `${message} (in ${placeOf(path)})` });
    return;
  }
  if (typeof data !== "object" || data === null) return;
  for (const [name, value] of Object.entries(data)) collect(value, [...path, name], found);
}

/** ["notifyParties", "1", "name"] → "notify parties 2 name", ["consigneeId", "name"] → "consignee name". */
export function placeOf(path: string[]): string {
  const words = path.map((part) => {
    if (/^\d+$/.test(part)) return String(Number(part) + 1);
    return part.replace(/Id$/, "").replace(/[A-Z]/g, " $&").toLowerCase();
  });
  return words.join(" ");
}
