import { isolated } from "../text/isolated.ts";
import { auditNounWords, type AuditAction, type AuditActor, type AuditChange, type AuditNote, type AuditNoun } from "./auditTrail.ts";

/** Context of a sentence: one shipment's history, which need not name the shipment, or the owner's whole trail. */
export type AuditScope = "shipment" | "owner";

/** Changes that a sentence names; the others are counted. */
const told = 3;

/** Fields that represent a list item, which is added or removed. */
const items = new Set(["product", "container", "notify party", "item", "address", "bank account", "section", "part", "event"]);

const verbs: Record<AuditAction, string> = {
  ADDED: "added",
  CHANGED: "changed",
  DELETED: "deleted",
  REFRESHED: "took new master data for",
  GENERATED: "generated",
  UPLOADED: "uploaded",
  REPLACED: "replaced",
  MERGED: "merged attachments into",
  RENAMED: "renamed",
  DOWNLOADED: "downloaded",
  OPENED: "opened",
  SIGNED_UP: "signed up",
  SIGNED_IN: "signed in",
  SIGN_IN_FAILED: "tried to sign in with a wrong password",
  REVOKED: "revoked",
  TRIED: "sent a message to",
  CANCELLED: "cancelled",
  REOPENED: "reopened",
  JOINED: "joined the office",
  REMOVED: "removed",
  INVITED: "invited",
  ACCEPTED: "accepted",
  SHARED: "shared",
  UNSHARED: "stopped sharing",
  IMPORTED: "imported",
  UNDONE: "undid the import of",
  PASTED: "pasted cells into",
  FILLED: "filled cells of",
  CLEARED: "cleared cells of",
};

/** An audit entry as a sentence: "Meera Rao changed the quantity of BASMATI RICE from 10 to 12". */
export function auditSentence(actor: AuditActor, note: AuditNote, scope: AuditScope): string {
  const named = { ...note, name: isolated(note.name) };
  return `${actorWords({ ...actor, name: isolated(actor.name) })} ${actWords(named, scope)}`;
}

/** The actor, as the start of a sentence. */
function actorWords({ type, name }: AuditActor): string {
  if (type === "API_KEY") return `API key ‘${name}’`;
  if (type === "LINK") return name === "" ? "A visitor of a share link" : `${name} (by a share link, not verified)`;
  return type === "NOBODY" ? "Somebody" : name;
}

/** A change as a phrase: "the quantity of BASMATI RICE from 10 to 12". */
export function changeWords(change: AuditChange): string {
  const { field } = change;
  const [of, from, to] = [isolated(change.of), change.from && isolated(change.from), change.to && isolated(change.to)];
  if (isItem(change)) return `the ${field} ${from === "" ? to : from}`;
  const what = of === "" ? field : `${field} of ${of}`;
  if (isReason(change)) return `the reason ‘${to}’`;
  if (from === null || to === null) return `the ${what}`;
  if (from === "") return `the ${what} to ${to}`;
  return to === "" ? `the ${what} from ${from} to nothing` : `the ${what} from ${from} to ${to}`;
}

function actWords(note: AuditNote, scope: AuditScope): string {
  const { action, noun, name, changes } = note;
  if (action === "SIGNED_IN" || action === "SIGN_IN_FAILED") return `${verbs[action]} from ${name}`;
  if (action === "JOINED" && noun === "PARTNER") return `joined as the partner ${name}`;
  if (action === "SIGNED_UP" || action === "JOINED") return verbs[action];
  if (action === "SHARED" || action === "UNSHARED")
    return `${verbs[action]} ${objectWords("SHIPMENT", isolated(changes[0]?.of ?? ""), scope)} with ${name}`;
  const object = objectWords(noun, name, scope);
  const [before, after] = [isolated(changes[0]?.from ?? ""), isolated(changes[0]?.to ?? "")];
  if (action === "REPLACED" && changes[0]) return `replaced ${before} by ${after}`;
  if (action === "RENAMED" && changes[0]) return `renamed ${before} to ${after}`;
  if (action === "CHANGED" && changes.length === 0 && noun !== "PASSWORD") return `saved ${object} unchanged`;
  if ((action === "DOWNLOADED" || action === "OPENED") && changes[0])
    return `${verbs[action]} ${object}, once or more between ${changes[0].from} and ${changes[0].to}`;
  if (noun === "STATS_ROW" && action !== "CHANGED") {
    const verb = action === "IMPORTED" ? "imported cells into" : verbs[action];
    return `${verb} ${object}: ${changesWords(note, changeWords)}`;
  }
  if (action !== "CHANGED" || noun === "PASSWORD")
    return `${noun === "SHIPMENT" && action === "ADDED" ? "created" : verbs[action]} ${object}`;
  // A shipment's own history does not name the shipment, and each change has its verb.
  if (noun === "SHIPMENT" && scope === "shipment") return changesWords(note, (change) => `${verbOf(change)} ${changeWords(change)}`);
  return `changed ${object}: ${changesWords(note, (change) => (isItem(change) ? `${verbOf(change)} ` : "") + changeWords(change))}`;
}

function objectWords(noun: AuditNoun, name: string, scope: AuditScope): string {
  if (noun === "SHIPMENT" && scope === "shipment") return "the shipment";
  if (noun === "STATS_ROW" && scope === "shipment") return "its stats row";
  // Files are named.
  if (noun === "ATTACHMENT" || noun === "IMPORT") return name;
  // Comments have no names, and the trail keeps no texts of theirs.
  if (noun === "COMMENT") return name === "" ? "a comment" : `a comment ${name}`;
  if (noun === "API_KEY") return `the API key ‘${name}’`;
  return name === "" ? `the ${auditNounWords[noun]}` : `the ${auditNounWords[noun]} ${name}`;
}

function changesWords({ changes, changeCount }: AuditNote, words: (change: AuditChange) => string): string {
  // Why something was changed is no change.
  const reason = changes.find(isReason);
  const parts = changes
    .filter((change) => change !== reason)
    .slice(0, told)
    .map(words);
  const left = changeCount - parts.length - (reason ? 1 : 0);
  if (left > 0) parts.push(`${left} more`);
  const last = parts.at(-1) ?? "";
  const listed = parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
  if (!reason) return listed;
  return listed === "" ? changeWords(reason) : `${listed}, with ${changeWords(reason)}`;
}

function verbOf(change: AuditChange): string {
  if (isItem(change)) return change.from === "" ? "added" : "removed";
  return change.from === "" ? "set" : "changed";
}

function isReason({ field, of, from }: AuditChange): boolean {
  return field === "reason" && of === "" && from === "";
}

function isItem({ field, from, to }: AuditChange): boolean {
  return items.has(field) && (from === "" || to === "");
}
