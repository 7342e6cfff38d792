/** Controls but line breaks and tabs. */
// oxlint-disable-next-line no-control-regex -- Finding them is the purpose.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** What a chat, a web page, a PDF or a calculator leaves in a copied text: all that Unicode calls formats, without the joiners of letters. */
const marks = /[^\P{Cf}\u200c\u200d]/gu;

/** A text without the unseen marks of copied texts, where none can be meant: in figures, addresses and codes (R-1319). */
export function withoutMarks(text: string): string {
  return text.replaceAll(marks, "");
}

/** A text without marks that turn the direction of what follows: with one, "scan\u202Egnp.pdf" would be shown as "scanfdp.png". */
export function withoutTurns(text: string): string {
  return text.replaceAll(turns, "");
}

/** A text without characters that cannot be seen and change how the text after it is shown. */
export function withoutUnseen(text: string): string {
  return withoutTurns(text).replaceAll(controls, "");
}
