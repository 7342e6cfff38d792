/** Words of a name in capitals, without accents and punctuation: "M.V. Gulf Pioneer, V.214" → M, V, GULF, PIONEER, V, 214. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toUpperCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * Whether two texts may mean one thing: the same words but for order, case, accents and punctuation, or one more precise than the other, as
 * a name and the same name with its address. A blank one contradicts nothing.
 */
export function isSameOrPreciser(one: string, other: string): boolean {
  return isPart(new Set(wordsOf(one)), new Set(wordsOf(other)));
}

/** Whether two texts may name one port, as "Mundra" and "MUNDRA PORT, INDIA": besides, the words of "Port of" do not count. */
export function isSamePlace(one: string, other: string): boolean {
  return isPart(placeWords(one), placeWords(other));
}

function isPart(some: Set<string>, others: Set<string>): boolean {
  if (some.size === 0 || others.size === 0) return true;
  return some.isSubsetOf(others) || others.isSubsetOf(some);
}

function placeWords(text: string): Set<string> {
  return new Set(wordsOf(text).filter((word) => !["PORT", "SEAPORT", "OF"].includes(word)));
}

/**
 * Whether two texts may name one vessel and voyage: the same name but for case, accents, punctuation and "MV", and the same voyage unless
 * one of them has none. A blank text contradicts nothing.
 */
export function isSameVessel(one: string, other: string): boolean {
  const [some, others] = [vesselWords(one), vesselWords(other)];
  if (some.name === "" || others.name === "") return true;
  return some.name === others.name && (some.voyage === "" || others.voyage === "" || some.voyage === others.voyage);
}

/** Splits "MV GULF PIONEER V.214" into name and voyage; words of a voyage have a figure, after an optional V or VOY. */
function vesselWords(text: string): { name: string; voyage: string } {
  const words = wordsOf(text.replace(/^\s*(?:M\W?V|M\W?T|S\W?S)\W+/i, ""));
  const last = words.findLastIndex((word) => !/\d/.test(word) && !["V", "VOY", "VOYAGE", "NO"].includes(word));
  const voyage = words
    .slice(last + 1)
    .filter((word) => /\d/.test(word))
    .join("")
    .replace(/^V(?:OY)?(?=\d)/, "");
  return { name: words.slice(0, last + 1).join(" "), voyage };
}
