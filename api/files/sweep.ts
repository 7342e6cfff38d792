import { sql } from "kysely";
import type { ApiContext } from "../context.ts";
import { discardContents } from "./store.ts";

/** Lifetime of uploads that are not attached: 24 hours. */
const looseMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes uploads that were not attached within 24 hours. */
export async function sweepLooseFiles(context: ApiContext): Promise<void> {
  const oldest = new Date(context.clock().getTime() - looseMilliseconds).toISOString();
  const rows = await context.db
    .deleteFrom("files")
    // A literal, not a parameter, so that the engine uses the partial index.
    .where("isAttached", "=", sql.lit(0))
    .where("createdAt", "<", oldest)
    .returning(["ownerId", "key"])
    .execute();
  for (const { ownerId, key } of rows) await discardContents(context, ownerId, [key]);
}

/** How long a content without a row is kept: 30 days. The database may be an older one, brought back from a backup (R-1334). */
const orphanMilliseconds = 30 * 24 * 60 * 60 * 1000;

/**
 * Deletes contents without a row, which a crash may leave, once they are 30 days old. Those of offices that the database does not know are
 * another database's: where the right one is lost, or another is named, they are all that is left, so they stay (R-1334).
 */
export async function sweepOrphans(context: ApiContext): Promise<void> {
  const { disk, onForeign } = context.files;
  const newest = new Date(Date.now() - orphanMilliseconds);
  let foreign = 0;
  for await (const owner of entries(context, "")) {
    if (owner.isFile) continue;
    const ownerId = owner.name;
    const rows = await context.db.selectFrom("files").select("key").where("ownerId", "=", ownerId).execute();
    if (rows.length === 0 && !(await isOffice(context, ownerId))) {
      foreign += 1;
      continue;
    }
    const known = new Set(rows.map(({ key }) => key));
    for await (const content of entries(context, `${ownerId}/`)) {
      if (!content.isFile || known.has(content.name)) continue;
      const { lastModified } = await disk.getMetaData(content.key);
      if (lastModified < newest) await disk.delete(content.key);
    }
  }
  if (foreign > 0) onForeign(foreign);
}

/** Whether the database has an office of this id; nothing erases one. */
async function isOffice({ db }: ApiContext, ownerId: string): Promise<boolean> {
  return (await db.selectFrom("users").select("id").where("ownerId", "=", ownerId).limit(1).executeTakeFirst()) !== undefined;
}

/** Lists a folder; S3 stores return it page by page. */
async function* entries({ files }: ApiContext, folder: string) {
  let paginationToken: string | undefined;
  do {
    const page = await files.disk.listAll(folder, { recursive: false, ...(paginationToken !== undefined && { paginationToken }) });
    yield* page.objects;
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
}
