/** A text that grows by appending. Reports in constant time whether its last line starts like a table row. */
export type FilledText = {
  append(piece: string): void;
  /** Whether the last line's first non-blank character is a bar. */
  isInRow(): boolean;
  /** Whether it ends with the mark of bold letters. */
  endsWithMark(): boolean;
  text(): string;
};

export function createFilledText(): FilledText {
  const pieces: string[] = [];
  let firstLetter = "";
  let ending = "";
  return {
    append(piece) {
      pieces.push(piece);
      ending = (ending + piece.slice(-2)).slice(-2);
      const lastBreak = piece.lastIndexOf("\n");
      if (lastBreak >= 0) firstLetter = "";
      if (firstLetter === "")
        firstLetter = piece
          .slice(lastBreak + 1)
          .trimStart()
          .slice(0, 1);
    },
    isInRow: () => firstLetter === "|",
    endsWithMark: () => ending === "**",
    text: () => pieces.join(""),
  };
}
