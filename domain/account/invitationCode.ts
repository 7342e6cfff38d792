/** Crockford's base 32: digits and capitals without I, L, O and U, which are misread. */
export const codeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Characters of a code: 60 bits. */
export const codeLength = 12;

const group = 4;

/** A code as people read it: "K7QM-2XTD-9F4C". */
export function displayCode(code: string): string {
  const groups = Array.from({ length: Math.ceil(code.length / group) }, (_, index) => code.slice(index * group, (index + 1) * group));
  return groups.join("-");
}

/** Reads a typed code: case, blanks and hyphens do not matter, O counts as 0, I and L as 1. Null for a text that is no code. */
export function readCode(typed: string): string | null {
  const code = typed.slice(0, 64).toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return code.length === codeLength && Array.from(code).every((letter) => codeAlphabet.includes(letter)) ? code : null;
}
