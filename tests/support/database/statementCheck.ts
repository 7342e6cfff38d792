import { Client } from "pg";

/** Tables that are found by something else than an owner: accounts by e-mail, sign-in failures by a digest, counts by their key. */
const ownerless = new Set(["users", "login_attempts", "rate_limits"]);

/** Background work covers all owners by a separate index: rows that are past their time, or due. */
const upkeep = [
  // Who has an invitation's code knows no owner.
  /^select "owner_id", "id", "role", "email", "expires_at" from "invitations" where "code_hash" = /,
  /^select \* from "partners" where "code_hash" = /,
  // Who has a share link's token knows no owner either.
  /^select \* from "share_links" where "token_hash" = /,
  /^delete from "share_links" where "expires_at" </,
  /^delete from "files" where "is_attached" = 0 and "created_at" </,
  /^delete from "idempotency_keys" where "created_at" </,
  /^update "(?:webhook_deliveries|mails)" set "next_attempt_at" = \$1 where "next_attempt_at" >/,
  /^update "document_entries" set "due_at" = \$1 where "due_at" >/,
  /^select "owner_id" from "document_entries" where "due_at" <= \$1 and "owner_id" > /,
  /^delete from "document_zips" where "expires_at" </,
  /^delete from "imports" where "until" </,
  /^delete from "inbox" where "at" </,
  /^select "owner_id" from "inbox" where "owner_id" > \$1 order by "owner_id" limit /,
  /^select "owner_id", "person_id" from "inbox" where "mail_at" <= /,
  /^select "owner_id", "id" from "comments" where "type" is not null and "is_overdue_told" = /,
  /^select "(?:created_at|at)" as at from "\w+" where "(?:created_at|at)" > \$1 and "(?:created_at|at)" < \$2 order by /,
  /^delete from "events" where "created_at" </,
  /^update "mails" set "state" = .* where "created_at" </,
  /^delete from "mails" where "created_at" </,
  /^select \* from "mails" where "next_attempt_at" <=/,
  /^delete from "webhook_deliveries" where "created_at" </,
  /^with "due" as \(select "owner_id", "webhook_id", min\("next_attempt_at"\) as "since" from "webhook_deliveries" where "next_attempt_at" <=/,
];

/** The statements of this worker that nothing is wrong with: most are those of every service under test. */
const approved = new Set<string>();

/** What is wrong with statements: each must name the owner, and be answered by an index, however large the tables grow. */
export async function complaintsOf(url: string, statements: ReadonlyMap<string, readonly unknown[]>): Promise<string[]> {
  const asked = [...statements].filter(
    ([sql]) => /^(select|update|delete|with)\b/.test(sql) && !/kysely_|pg_catalog/.test(sql) && !approved.has(sql),
  );
  if (asked.length === 0) return [];
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Small tables are read whole because that is quickest; forbidden to, the planner does it only where it has no index.
    await client.query("SET enable_seqscan = off");
    const complaints: string[] = [];
    for (const [sql, parameters] of asked) {
      const isOwn = isOfOneOwner(sql);
      if (!isOwn) complaints.push(`Reaches beyond an owner: ${sql}`);
      const plan = await client.query({ text: `EXPLAIN (FORMAT JSON) ${sql}`, values: [...parameters] });
      const scanned = scannedTables(plan.rows[0]);
      if (scanned.length > 0) complaints.push(`Reads all of ${scanned.join(", ")}: ${sql}`);
      else if (isOwn) approved.add(sql);
    }
    return complaints;
  } finally {
    await client.end();
  }
}

function isOfOneOwner(sql: string): boolean {
  const tables = [...sql.matchAll(/(?:from|join|update) "(\w+)"/g)].map(([, table = ""]) => table);
  if (tables.every((table) => ownerless.has(table)) || upkeep.some((known) => known.test(sql))) return true;
  return /"owner_id" (=|in) /.test(sql);
}

/** The tables that a plan, as PostgreSQL tells it in JSON, reads from end to end. */
function scannedTables(plan: unknown): string[] {
  if (Array.isArray(plan)) return plan.flatMap(scannedTables);
  if (typeof plan !== "object" || plan === null) return [];
  const own = "Node Type" in plan && plan["Node Type"] === "Seq Scan" && "Relation Name" in plan ? [String(plan["Relation Name"])] : [];
  return [...own, ...Object.values(plan).flatMap(scannedTables)];
}
