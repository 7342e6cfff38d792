import { attachmentMessages, extensionOf, safeFileName } from "#domain/attachment.ts";
import { invalid } from "#domain/problem.ts";
import { Refusal } from "../refusal.ts";

const maxLength = 255;

/** The extensions that suit a stored content; the first is added where a name has none of them. */
const extensions: Record<string, readonly string[]> = {
  "application/pdf": ["pdf"],
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
};

/** The name that an attachment gets: as given, forbidden characters replaced, with an extension that suits its content. */
export function attachmentName(given: string, contentType: string): string {
  const name = safeFileName(given);
  if (!name) throw new Refusal([invalid(attachmentMessages.nameEmpty, "name")]);
  const suitable = extensions[contentType] ?? [];
  const whole = suitable.length === 0 || suitable.includes(extensionOf(name)) ? name : `${name}.${suitable[0]}`;
  if (whole.length > maxLength) throw new Refusal([invalid(attachmentMessages.nameLong, "name")]);
  return whole;
}
