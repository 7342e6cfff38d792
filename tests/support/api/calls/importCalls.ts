import { randomUUID } from "node:crypto";
import type { Import, ImportCheck, UndoneImport } from "#domain/import/import.ts";
import type { ImportKind } from "#domain/import/importKind.ts";
import type { CallableApi } from "../anApi.ts";
import type { TestUser } from "../aUser.ts";
import { upload, type Form } from "../../files/multipartForm.ts";

/** The calls that import a table in a user's name. */
export function importing(api: CallableApi, user: TestUser) {
  const path = (act: string, importId: string) => `/v1/import/${act}?importId=${importId}`;
  const send = (kind: ImportKind, content: string | Buffer, name = "table.csv", headers: Record<string, string> = {}) =>
    upload<Import>(api, user, "/v1/import/upload", { fields: { kind }, file: { name, content: Buffer.from(content) } }, headers);
  const fieldsOf = ({ columns }: Import) => columns.map(({ field }) => field);
  const check = (read: Import, body: object = {}) =>
    user.post<ImportCheck>(path("check", read.importId), { hasHeadings: read.hasHeadings, fields: fieldsOf(read), ...body });
  const apply = (read: Import, body: object = {}, headers: Record<string, string> = {}) =>
    user.post<Import>(path("apply", read.importId), { hasHeadings: read.hasHeadings, fields: fieldsOf(read), ...body }, headers);
  return {
    send,
    check,
    apply,
    undo: ({ importId }: Pick<Import, "importId">) => user.post<UndoneImport>(path("undo", importId)),
    /** Uploads a table and imports it as it is guessed. */
    async all(kind: ImportKind, content: string) {
      return (await apply((await send(kind, content)).data)).data;
    },
  };
}

type Place = { api: CallableApi; user: TestUser };
type Good = (place: Place) => object | Promise<object>;

/** The calls that write, with what makes them succeed. */
export const importWrites: [string, Good][] = [
  ["POST /v1/import/upload", () => ({ form: importForm() })],
  ["POST /v1/import/apply", async (office) => ({ query: await importOf(office), body: { fields: ["name"] } })],
  [
    "POST /v1/import/undo",
    async (office) => {
      const query = await importOf(office);
      await office.user.post(`/v1/import/apply${query}`, { fields: ["name"] });
      return { query };
    },
  ],
  ["POST /v1/import/mapping/save", () => ({ body: aMapping })],
  [
    "DELETE /v1/import/mapping",
    async ({ user }) => ({ query: `?mappingId=${String((await user.post("/v1/import/mapping/save", aMapping)).data["mappingId"])}` }),
  ],
];

const aMapping = { kind: "BUYER", name: "Old system", columns: [{ heading: "Customer", field: "name" }] };

function importForm(): Form {
  return { fields: { kind: "BUYER" }, file: { name: "buyers.csv", content: Buffer.from(`Name\nBuyer ${randomUUID()}\n`) } };
}

/** The query of a table that waits to be imported. */
export async function importOf({ api, user }: Place): Promise<string> {
  return `?importId=${(await upload<Import>(api, user, "/v1/import/upload", importForm())).data.importId}`;
}
