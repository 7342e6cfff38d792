import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anApi, type TestApi } from "../../support/api/anApi.ts";
import { anExporter } from "../../support/api/anExporter.ts";

let api: TestApi;
let database: Client;
beforeAll(async () => {
  api = await anApi();
  database = new Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await api.close();
});

test("a PostgreSQL whose disk is full refuses writes in clear words, stores nothing of them, and takes them again when there is room (R-1172)", async () => {
  const { user } = await anExporter(api);
  const add = (name: string) => user.post("/v1/user/broker/add", { name });
  const brokers = async () => (await user.get<{ brokers: { name: string }[] }>("/v1/user/info")).data.brokers.map(({ name }) => name);
  const before = await brokers();
  // The audit trail's line comes after the record, and PostgreSQL says it with this code.
  await database.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
  await database.query("CREATE TRIGGER no_room BEFORE INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION no_room()");
  expect(await add("Meanwhile")).toMatchObject({
    status: 503,
    headers: { "retry-after": "60" },
    errors: [{ error: "The server's disk is full or cannot be written. Nothing was saved; please try again later." }],
  });
  expect(await brokers()).toEqual(before);
  await database.query("DROP TRIGGER no_room ON audit_entries");
  expect(await add("After")).toMatchObject({ status: 200 });
  expect(await brokers()).toEqual([...before, "After"]);
});
