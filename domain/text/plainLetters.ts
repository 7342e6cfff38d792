/** Letters that Unicode does not decompose, in lower case. */
export const undecomposed: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  ς: "σ",
};
const letters = /[ßæœþøđðłıς]/gu;

/** Accents, and the vowel signs of Arabic, which most texts leave out. Marks of scripts that need them stay. */
const accents = /[\u0300-\u036f\u064b-\u065f\u0670]/gu;

/** Normalizing takes quadratic time for a run of marks, which no script has many of. */
const manyMarks = /\p{M}{9,}/gu;
// oxlint-disable-next-line no-control-regex -- These letters need nothing but lower case.
const ascii = /^[\0-\x7f]*$/;
/** Letters of which each becomes the same, whatever the next one is. */
// oxlint-disable-next-line no-control-regex -- A text has the plain letters too.
const latin = /^[\0-\u024f\u1e00-\u1eff]*$/;
// oxlint-disable-next-line no-control-regex -- All others change.
const beyondAscii = /[^\0-\x7f]/g;
const known = new Map<string, string>();

/**
 * A text as it is searched, in lower case and without accents (R-1403): 'São', 'SAO' and 'sao' are one, and so are İ, I, ı and i of Turkish.
 * Its letters may be in other numbers than the text's.
 */
export function plainLetters(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return latin.test(text) ? text.replace(beyondAscii, plainLetter).toLowerCase() : decomposed(text);
}

/** A search reads ten thousands of names: each letter is decomposed once. */
function plainLetter(letter: string): string {
  const plain = known.get(letter) ?? decomposed(letter);
  known.set(letter, plain);
  return plain;
}

function decomposed(text: string): string {
  const short = text.replace(manyMarks, (marks) => Array.from(marks.slice(0, 16)).slice(0, 8).join(""));
  const plain = short.normalize("NFKD").replace(accents, "").normalize("NFC").toLowerCase();
  return plain.replace(letters, (letter) => undecomposed[letter] ?? letter);
}
