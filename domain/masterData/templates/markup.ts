/** The notation of custom documents and contract clauses, for descriptions of an API, with Markdown. */
export const markupDescription =
  "The text: a blank line starts a paragraph, `- ` and `1. ` make lists, `| a | b |` makes a table. `|---|:-:|--:|` below a table's first row makes it the head and aligns the columns. `**bold**` is bold. `>>` between blanks moves the rest of its line to the other margin. Blanks before a line indent it. A line `[page break]` starts a page. A backslash before `**`, `>>` or, in a table, `|` prints the mark.";

/** The same for a form. */
export const markupHint =
  "A blank line starts a paragraph; - and 1. make lists; | a | b | makes a table, with |---|--:| below its head to align columns; **bold**; >> moves the rest of a line to the other margin; blanks indent a line; [page break] on its own line starts a page.";
