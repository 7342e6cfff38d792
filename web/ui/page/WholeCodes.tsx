type Props = { text: string };

/** A text whose codes, such as "TV_EXP_060_25-26.pdf" or "IR-64", are broken only where one is longer than a line (R-1230). */
export function WholeCodes({ text }: Props) {
  return text.split(/(\s+)/).map((word, at) =>
    isCode(word) ? (
      // oxlint-disable-next-line react/no-array-index-key -- The words of a text have no other identity.
      <span key={at} style={{ display: "inline-block", overflowWrap: "anywhere" }}>
        {word}
      </span>
    ) : (
      word
    ),
  );
}

/** A browser breaks a word after its hyphen: "well-known" may be broken there, a number not. */
function isCode(word: string): boolean {
  return word.includes("-") && /\d/.test(word);
}
