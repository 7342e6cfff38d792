import { openDatabase, type Db } from "../../../api/db/database.ts";
import type { TestApi } from "../api/anApi.ts";

/** Carries out `act` on a service's database while the service is stopped, and returns what it gives. */
export async function inDatabase<Result>(api: TestApi, act: (db: Db) => Promise<Result>): Promise<Result> {
  const acts: { result: Result }[] = [];
  await api.restart(async () => {
    const { db, close } = await openDatabase({ dataDir: api.dataDir, databaseUrl: api.databaseUrl });
    try {
      acts.push({ result: await act(db) });
    } finally {
      await close();
    }
  });
  const [done] = acts;
  if (!done) throw new Error("The database could not be opened");
  return done.result;
}
