import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { serveTasks } from "../../workerProcess/serveTasks.ts";
import { makeWords, type DocumentHead, type DocumentWords } from "./makeWords.ts";
import { readText, type ReadText } from "./readText.ts";

/** A document whose words to make: of its head, and of its file's text (`path` of a PDF) or its stored one (`text`). */
export type ReadTask = { head: DocumentHead } & ({ path: string } | { text: string });

/** `read` is null if the text was stored already. `size`: bytes of text and words. */
export type ReadResult = { words: DocumentWords; read: ReadText | null; size: number };

// Requests and documents come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

serveTasks(async (task: ReadTask): Promise<ReadResult> => {
  const read = "path" in task ? await readText(new Uint8Array(await readFile(task.path))) : null;
  const text = read?.text ?? ("text" in task ? task.text : "");
  const words = makeWords(task.head, text === "" ? [] : text.split("\f"));
  return { words, read, size: Buffer.byteLength(text) + words.bytes };
});
