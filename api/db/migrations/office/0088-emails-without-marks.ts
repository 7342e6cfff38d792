import { sql, type Kysely } from "kysely";

/** What Unicode calls formats, without the joiners of letters. */
const marks = /[^\P{Cf}\u200c\u200d]/gu;

/**
 * E-mails lose the unseen marks with which a copied one was stored before sign-in ignored them (R-1319): nobody could sign in with these
 * (R-1402). One whose address without marks another account has stays as it is: only people know whose it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; email: string }>`select id, email from users order by created_at, id`.execute(db);
  const taken = new Set(rows.map(({ email }) => email));
  for (const { id, email } of rows) {
    const clean = email.replaceAll(marks, "").trim().toLowerCase();
    if (taken.has(clean)) continue;
    taken.add(clean);
    await sql`update users set email = ${clean} where id = ${id}`.execute(db);
  }
}
