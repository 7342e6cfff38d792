import { isObject } from "#domain/typedObject.ts";
import { currentUserId } from "../session/session.ts";
import { readStored, store } from "../session/storage.ts";

/** Something the palette leads to: enough to show it again and to navigate to it. */
export type Destination = { kind: "screen" | "firm" | "shipment" | "document"; label: string; detail?: string; path: string };

const maxRecent = 5;

/** The user's recent destinations, latest first. */
export function recentDestinations(): Destination[] {
  const stored: unknown = parse(readStored("recent-places"));
  if (typeof stored !== "object" || stored === null || !("userId" in stored) || stored.userId !== currentUserId()) return [];
  return "places" in stored && Array.isArray(stored.places) ? stored.places.filter(isDestination) : [];
}

/** Puts a destination first. */
export function rememberDestination(destination: Destination): void {
  const others = recentDestinations().filter(({ path }) => path !== destination.path);
  store("recent-places", JSON.stringify({ userId: currentUserId(), places: [destination, ...others].slice(0, maxRecent) }));
}

function isDestination(value: unknown): value is Destination {
  if (!isObject(value)) return false;
  const { kind, label, detail, path } = value;
  const isKind = kind === "screen" || kind === "firm" || kind === "shipment" || kind === "document";
  return isKind && typeof label === "string" && typeof path === "string" && (detail === undefined || typeof detail === "string");
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
