/** A text that grows piece by piece; it knows in constant time whether its last line begins like a row of a table. */
export type FilledText = {
  append(piece: string): void;
  /** Whether the first character of the last line that is no blank is a bar. */
  isInRow(): boolean;
  text(): string;
};

export function createFilledText(): FilledText {
  const pieces: string[] = [];
  let firstLetter = "";
  return {
    append(piece) {
      pieces.push(piece);
      const lastBreak = piece.lastIndexOf("\n");
      if (lastBreak >= 0) firstLetter = "";
      if (firstLetter === "")
        firstLetter = piece
          .slice(lastBreak + 1)
          .trimStart()
          .slice(0, 1);
    },
    isInRow: () => firstLetter === "|",
    text: () => pieces.join(""),
  };
}
