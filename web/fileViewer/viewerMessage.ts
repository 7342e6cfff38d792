import { isObject } from "#domain/typedObject.ts";
/** What the opener posts to the viewer: a file's bytes in base64, its name, and its type as extension or media type. */
export type ViewerFile = { content: string; name: string; type: string };

const ready = "viewer-ready";

/** Notifies the opener that the viewer is ready. Only an opener of our origin receives it. */
export function announceReady(opener: Window): void {
  opener.postMessage({ kind: ready }, window.location.origin);
}

/** Whether a message says that the viewer is ready. */
export function isViewerReady(message: unknown): boolean {
  return isObject(message) && message["kind"] === ready;
}

/** Reads a posted file; returns null for anything else. */
export function viewerFileOf(message: unknown): ViewerFile | null {
  if (!isObject(message)) return null;
  const { content, name, type } = message;
  return typeof content === "string" && typeof name === "string" && typeof type === "string" ? { content, name, type } : null;
}

/** How the base64 text of these file types starts. */
const beginnings: Record<string, string> = { JVBERi0: "pdf", iVBORw0KGgo: "png", "/9j/": "jpg", R0lGOD: "gif" };

/** The extension by a file's first bytes; "" unless it is a PDF or an image. */
export function typeOfContent(content: string): string {
  return Object.entries(beginnings).find(([beginning]) => content.startsWith(beginning))?.[1] ?? "";
}

/** Decodes base64 text; null if it is invalid. */
export function bytesOf(content: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
