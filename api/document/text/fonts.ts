import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A family by its name in the font files, the letters it serves, its package, and its two files relative to the package's main file. */
export type FontFamily = { family: string; letters: string; package: string; regular: string; bold: string };

/** The font families of everyday documents. */
export const baseFamilies: FontFamily[] = [
  google("Noto Sans", "Latin, Greek and Cyrillic", "noto-sans"),
  google("Noto Sans Arabic", "Arabic", "noto-sans-arabic"),
  google("Noto Sans Hebrew", "Hebrew", "noto-sans-hebrew"),
  google("Noto Sans Devanagari", "Devanagari", "noto-sans-devanagari"),
  google("Noto Sans Thai", "Thai", "noto-sans-thai"),
];

/** The Han families are optional packages, because they are large. One document's language picks among them. */
const hanFamilies: FontFamily[] = [
  han("Noto Sans S Chinese", "Chinese", "fonts-sc", "NotoSansHans"),
  han("Noto Sans Japanese", "Japanese", "fonts-jp", "NotoSansJP"),
  han("Noto Sans Korean", "Korean", "fonts-kr", "NotoSansKR"),
];

/** Families that load together when a document first needs one of them: each face costs the first document time. */
export const laterFamilies: FontFamily[][] = [
  [google("Noto Sans Bengali", "Bengali", "noto-sans-bengali")],
  [google("Noto Sans Gujarati", "Gujarati", "noto-sans-gujarati")],
  [google("Noto Sans Gurmukhi", "Gurmukhi", "noto-sans-gurmukhi")],
  [google("Noto Sans Kannada", "Kannada", "noto-sans-kannada")],
  [google("Noto Sans Malayalam", "Malayalam", "noto-sans-malayalam")],
  [google("Noto Sans Tamil", "Tamil", "noto-sans-tamil")],
  [google("Noto Sans Telugu", "Telugu", "noto-sans-telugu")],
  hanFamilies,
];

/** All font families of documents. */
export const fontFamilies: FontFamily[] = [...baseFamilies, ...laterFamilies.flat()];

const resolve = createRequire(import.meta.url).resolve;

/** Paths of a family's Regular and Bold; null if its package is not installed. */
export function fontFiles(family: FontFamily): { regular: string; bold: string } | null {
  try {
    const folder = dirname(resolve(family.package));
    return { regular: join(folder, family.regular), bold: join(folder, family.bold) };
  } catch {
    return null;
  }
}

/** The bytes of all installed faces of the families. */
export function readFonts(families: FontFamily[]): Buffer[] {
  return families.flatMap((family) => {
    const files = fontFiles(family);
    return files ? [readFileSync(files.regular), readFileSync(files.bold)] : [];
  });
}

function google(family: string, letters: string, name: string): FontFamily {
  const face = family.replaceAll(" ", "");
  return {
    family,
    letters,
    package: `@expo-google-fonts/${name}`,
    regular: `400Regular/${face}_400Regular.ttf`,
    bold: `700Bold/${face}_700Bold.ttf`,
  };
}

function han(family: string, letters: string, name: string, face: string): FontFamily {
  return {
    family,
    letters,
    package: `@embedpdf/${name}`,
    regular: `../fonts/${face}-Regular.otf`,
    bold: `../fonts/${face}-Bold.otf`,
  };
}
