import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import type { FoundDocuments } from "#domain/documents/documentSearch.ts";
import { anUnreadablePdf } from "../../files/pdfs.ts";
import type { CallableApi } from "../anApi.ts";
import type { TestUser } from "../aUser.ts";
import { attach } from "./attachments.ts";

/** Finds documents. */
export async function find(user: TestUser, filter: object = {}): Promise<FoundDocuments> {
  const { data, errors } = await user.post<FoundDocuments>("/v1/document/filter", filter);
  if (errors.length > 0) throw new Error(errors.map(({ error }) => error).join(", "));
  return data;
}

/** The names of found documents, in their order. */
export async function findNames(user: TestUser, filter: object = {}): Promise<string[]> {
  return (await find(user, filter)).documents.map(({ name }) => name);
}

/** Resolves when no document of the user waits to be read. */
export async function whenRead(user: TestUser): Promise<void> {
  await vi.waitFor(
    async () => {
      const { total } = await find(user, { textStates: ["PENDING"] });
      if (total > 0) throw new Error(`${total} documents are not read yet`);
    },
    { timeout: 75_000, interval: 50 },
  );
}

/** The query that names a new document that could not be read. The service has to read documents. */
export async function anUnreadDocument(at: { api: CallableApi; user: TestUser; shipmentId: string }): Promise<{ query: string }> {
  const { data } = await attach(at.api, at.user, at.shipmentId, { name: "x.pdf", content: await anUnreadablePdf() });
  await whenRead(at.user);
  return { query: `?key=${data.key}` };
}

/** The query of a new saved search. */
export async function savedSearchOf({ user }: { user: TestUser }): Promise<string> {
  const name = `Bills ${randomUUID()}`;
  const { data } = await user.post("/v1/user/saved-search/add", { name, search: "type=BILLS" });
  return `?savedSearchId=${String(data["savedSearchId"])}`;
}
