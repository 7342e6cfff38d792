import { once } from "node:events";
import { pipeline, Transform, type Readable } from "node:stream";
import type { FileRow, FilesContext } from "./store.ts";

/**
 * Opens an owner's file as a stream, which fails where the content is not of the size of its row (R-1353). Rejects if it is missing or empty.
 * The caller has found its row.
 */
export async function openContent({ files }: FilesContext, file: Pick<FileRow, "key" | "size"> & { ownerId: string }): Promise<Readable> {
  const content = wholeOnly(file);
  pipeline(await files.disk.getStream(`${file.ownerId}/${file.key}`), content, () => undefined);
  await once(content, "readable");
  return content;
}

/** Passes a content on. A client that was promised more bytes than come would wait for them until its connection is closed. */
function wholeOnly({ key, size }: Pick<FileRow, "key" | "size">): Transform {
  let come = 0;
  const fault = () => new Error(`The store has ${come} of the ${size} bytes of the file ${key}`);
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      come += piece.length;
      if (come > size) done(fault());
      else done(null, piece);
    },
    flush: (done) => done(come === size ? null : fault()),
  });
}
