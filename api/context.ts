import type { Db } from "./db/database.ts";
import type { Files } from "./files/store.ts";
import type { Turns } from "./inTurn.ts";

/** What draws a finished sheet as a PDF; see document/renderer. */
export type Documents = {
  render: (kind: string, sheet: object, images: object) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** What routes work with; handed to each, so that nothing is global. */
export type ApiContext = {
  db: Db;
  files: Files;
  /** Signs sessions and file addresses, each with a key derived for it. */
  secret: string;
  documents: Documents | null;
  /** Where browsers reach this server, without a slash at the end; "" makes addresses relative to it. */
  publicUrl: string;
  clock: () => Date;
  turns: Turns;
  /** Failed sign-ins by network address; see user/loginLimit.ts. */
  failuresByAddress: Map<string, { failures: number; until: number }>;
};
