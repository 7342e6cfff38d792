/** What a member of an office may do, the most first: everything, all daily work, or reading. */
export const roles = ["OWNER", "EDITOR", "VIEWER"] as const;
export type Role = (typeof roles)[number];

export const roleNames: Record<Role, string> = { OWNER: "Owner", EDITOR: "Editor", VIEWER: "Viewer" };

/** One sentence for each role, for pick-lists and pages. */
export const roleWords: Record<Role, string> = {
  OWNER: "Everything, also bank details, stamp, team, API keys and webhooks",
  EDITOR: "Shipments, documents, master data and the stats sheet",
  VIEWER: "Reading and downloading",
};

export const roleMessages = {
  readOnly: "Your role may only read",
  ownerNeeded: "Only an owner can do this",
} as const;

/** Whether a role includes what another one may do. */
export function includesRole(role: Role, needed: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(needed);
}

/** The roles that include what one may do, the most first. */
export function rolesFrom(needed: Role): Role[] {
  return roles.filter((role) => includesRole(role, needed));
}

/** Why a role may not do what needs another one; null if it may. */
export function roleRefusal(role: Role, needed: Role): string | null {
  if (includesRole(role, needed)) return null;
  return needed === "OWNER" ? roleMessages.ownerNeeded : roleMessages.readOnly;
}

export function isRole(text: string): text is Role {
  return roles.some((role) => role === text);
}
