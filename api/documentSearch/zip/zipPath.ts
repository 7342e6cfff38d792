import { attachmentTypeNames, extensionOf, safeFileName, type AttachmentType } from "#domain/documents/attachment.ts";

/** The longest name of a file or folder that every system can unpack, in bytes of UTF-8. */
const maxNameBytes = 255;

type Placed = { name: string; kind: AttachmentType; shipmentName: string; firmName: string };

/**
 * Where a document lies in a ZIP: {firm}/{shipment}/{type} - {name}. A name too long for a disk loses its end, but not its extension (R-1321).
 * Adds the path to `paths`, the lower-cased ones of the ZIP: a second file of a name is "name (2).pdf".
 */
export function zipPath({ name, kind, shipmentName, firmName }: Placed, paths: Set<string>): string {
  const folder = [firmName, shipmentName].map(folderName).join("/");
  const file = safeFileName(`${attachmentTypeNames[kind]} - ${name}`);
  const extension = extensionOf(file) === "" ? "" : file.slice(file.lastIndexOf("."));
  const stem = extension === "" ? file : file.slice(0, -extension.length);
  const numbered = (end: string) => `${folder}/${cutTo(maxNameBytes - Buffer.byteLength(end), stem)}${end}`;
  let path = numbered(extension);
  for (let count = 2; paths.has(path.toLowerCase()); count += 1) path = numbered(` (${count})${extension}`);
  paths.add(path.toLowerCase());
  return path;
}

/** A folder's name: neither empty nor dots, which would lead out of the folder, nor with an end that systems cut off. */
function folderName(text: string): string {
  const letters = [...cutTo(maxNameBytes, safeFileName(text))].slice(0, 100);
  const end = letters.findLastIndex((letter) => letter !== "." && letter !== " ") + 1;
  return letters.slice(0, end).join("") || "_";
}

/** The beginning of a text that is at most so many bytes long, in whole letters. */
function cutTo(bytes: number, text: string): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let left = bytes;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    left -= Buffer.byteLength(segment);
    if (left < 0) break;
    kept += segment;
  }
  return kept;
}
