import { attachmentMessages, extensionOf, maxAttachmentName, safeFileName } from "#domain/documents/attachment.ts";
import { invalid } from "#domain/http/problem.ts";
import { ProblemError } from "../http/httpErrors.ts";

/** Extensions that fit a content type; a name without one gets the first. */
const extensions: Record<string, readonly string[]> = {
  "application/pdf": ["pdf"],
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
};

/**
 * The stored name of an attachment: replaces forbidden characters and adds an extension that fits the content. Truncates a name
 * that the extension makes too long before the extension.
 */
export function attachmentName(given: string, contentType: string): string {
  const name = safeFileName(given);
  if (!name) throw new ProblemError([invalid(attachmentMessages.nameEmpty, "name")]);
  if (name.length > maxAttachmentName) throw new ProblemError([invalid(attachmentMessages.nameLong, "name")]);
  return withEnding(name, contentType);
}

/** A name with an extension that fits the content. Truncates a longer one before the extension. */
export function withEnding(name: string, contentType: string): string {
  const suitable = extensions[contentType] ?? [];
  if (name.length <= maxAttachmentName && (suitable.length === 0 || suitable.includes(extensionOf(name)))) return name;
  const ending = suitable[0] === undefined ? "" : `.${suitable[0]}`;
  // Truncation must not leave half of a surrogate pair.
  return `${name
    .slice(0, maxAttachmentName - ending.length)
    .replace(/[\uD800-\uDBFF]$/, "")
    .trim()}${ending}`;
}
