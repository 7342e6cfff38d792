import { currentUserInfo } from "../session/session.ts";
import { readStored, store } from "../session/storage.ts";

/** What was gone to by the palette: enough to show it again, and to go there. */
export type Place = { kind: "screen" | "firm" | "shipment"; label: string; detail?: string; path: string };

const most = 5;

/** The user's last places, the latest first. */
export function recentPlaces(): Place[] {
  const stored: unknown = parse(readStored("recent-places"));
  if (typeof stored !== "object" || stored === null || !("userId" in stored) || stored.userId !== userId()) return [];
  return "places" in stored && Array.isArray(stored.places) ? stored.places.filter(isPlace) : [];
}

/** Keeps a place as the latest one. */
export function rememberPlace(place: Place): void {
  const others = recentPlaces().filter(({ path }) => path !== place.path);
  store("recent-places", JSON.stringify({ userId: userId(), places: [place, ...others].slice(0, most) }));
}

function userId(): string {
  const userInfo = currentUserInfo();
  return userInfo?.userId ?? userInfo?.email ?? "";
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== "object" || value === null) return false;
  const { kind, label, detail, path } = value as Record<string, unknown>;
  const isKind = kind === "screen" || kind === "firm" || kind === "shipment";
  return isKind && typeof label === "string" && typeof path === "string" && (detail === undefined || typeof detail === "string");
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
