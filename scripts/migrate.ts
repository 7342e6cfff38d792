import { openDatabase } from "../api/db/database.ts";
import { migrate } from "../api/db/migrate.ts";

process.umask(0o077);

/** Migrates the database that the environment names; a start of the server does the same. */
const { db, close } = await openDatabase({
  dataDir: process.env["DATA_DIR"] ?? "./data",
  databaseUrl: process.env["DATABASE_URL"] || undefined,
});
try {
  const steps = await migrate(db);
  console.log(steps.length > 0 ? `Applied: ${steps.join(", ")}` : "The database is up to date.");
} finally {
  await close();
}
