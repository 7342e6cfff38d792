/** Characters that cannot be seen and change how others are shown: controls but line breaks and tabs, and marks that turn the direction. */
// oxlint-disable-next-line no-control-regex -- Finding them is the purpose.
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** A text without characters that cannot be seen and change how the text after it is shown. Joiners of letters stay. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(unseen, "");
}
