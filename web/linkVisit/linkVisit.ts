/** An opened link, for what its visitor does: `onChanged` loads what it shows again. */
export type LinkVisit = { token: string; pass: string; onChanged: () => void };
