import { attachmentMessages, extensionOf, safeFileName } from "#domain/attachment.ts";
import { invalid } from "#domain/problem.ts";
import { ProblemError } from "../http/httpErrors.ts";

const maxLength = 255;

/** The extensions that suit a stored content; the first is added where a name has none of them. */
const extensions: Record<string, readonly string[]> = {
  "application/pdf": ["pdf"],
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
};

/**
 * The name that an attachment is stored under: as given, forbidden characters replaced, with an extension that suits its content.
 * A name of up to 255 characters fits; where the extension makes it longer, the end of what stands before it is cut off.
 */
export function attachmentName(given: string, contentType: string): string {
  const name = safeFileName(given);
  if (!name) throw new ProblemError([invalid(attachmentMessages.nameEmpty, "name")]);
  if (name.length > maxLength) throw new ProblemError([invalid(attachmentMessages.nameLong, "name")]);
  return withEnding(name, contentType);
}

/** A name with an extension that suits the content, cut before it where the whole would be longer than 255 characters. */
export function withEnding(name: string, contentType: string): string {
  const suitable = extensions[contentType] ?? [];
  if (name.length <= maxLength && (suitable.length === 0 || suitable.includes(extensionOf(name)))) return name;
  const ending = suitable[0] === undefined ? "" : `.${suitable[0]}`;
  // Cut inside a character of two units, half of it would stay.
  return `${name
    .slice(0, maxLength - ending.length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim()}${ending}`;
}
