/** How the keys of a user's drafts begin in browser storage: two users of one browser have separate drafts. */
export function draftPrefix(userId: string): `shipment-draft-${string}` {
  return `shipment-draft-${userId}-`;
}
