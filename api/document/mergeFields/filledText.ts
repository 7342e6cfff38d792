/** A text that grows by appending. Reports in constant time whether its last line starts like a table row. */
export type FilledText = {
  append(piece: string): void;
  /** Whether the last line's first non-blank character is a bar. */
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
