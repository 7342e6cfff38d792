import { openDatabase } from "../api/db/database.ts";
import { migrate } from "../api/db/migrate.ts";
import { refuse, refuseArguments, refuseOnSignal, settings } from "./dataCommand.ts";

process.umask(0o077);
refuseArguments("migrate");
refuseOnSignal(() => undefined, "The migration was interrupted: repeat it.");

/** Migrates the database that the environment names; a start of the server does the same. */
try {
  const { db, close } = await openDatabase(settings());
  try {
    const steps = await migrate(db);
    console.log(steps.length > 0 ? `Applied: ${steps.join(", ")}` : "The database is up to date.");
  } finally {
    await close();
  }
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
