import { readFile } from "node:fs/promises";
import { basename } from "node:path";

/** A GraphQL client for one user. */
export type Client = {
  /** Returns the data of an operation; throws with the server's message if it refuses. */
  send: <Data>(document: string, variables?: Record<string, unknown>) => Promise<Data>;
  /** The same for a mutation with one file, in the variable `input.file`. */
  upload: <Data>(document: string, input: Record<string, unknown>, path: string) => Promise<Data>;
};

type Answer = { data?: Record<string, unknown> | null; errors?: { message: string }[] };

/** A client of the server at `url` (its origin), signed in once `jwt` is given. */
export function connect(url: string, jwt?: string): Client {
  const headers: Record<string, string> = jwt ? { authorization: `Bearer ${jwt}` } : {};
  return {
    send: async <Data>(query: string, variables: Record<string, unknown> = {}) => {
      const body = JSON.stringify({ query, variables });
      return read<Data>(
        await fetch(`${url}/graphql`, { method: "POST", headers: { ...headers, "content-type": "application/json" }, body }),
      );
    },
    upload: async <Data>(query: string, input: Record<string, unknown>, path: string) => {
      const form = new FormData();
      form.set("operations", JSON.stringify({ query, variables: { input: { ...input, file: null } } }));
      form.set("map", JSON.stringify({ file: ["variables.input.file"] }));
      form.set("file", new Blob([await readFile(path)], { type: "image/png" }), basename(path));
      const preflight = { ...headers, "graphql-require-preflight": "1" };
      return read<Data>(await fetch(`${url}/graphql`, { method: "POST", headers: preflight, body: form }));
    },
  };
}

async function read<Data>(response: Response): Promise<Data> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The gateway always returns JSON of this shape.
  const answer = (await response.json()) as Answer;
  const refused = Object.values(answer.data ?? {}).flatMap((field) => refusals(field));
  const messages = [...(answer.errors ?? []).map(({ message }) => message), ...refused];
  if (messages.length > 0 || !answer.data) throw new Error(messages.join("; ") || `The server answered ${response.status}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its shape follows from the document that the caller sent.
  return answer.data as Data;
}

function refusals(field: unknown): string[] {
  if (typeof field !== "object" || field === null || !("errors" in field) || !Array.isArray(field.errors)) return [];
  return field.errors.map((error: { message: string }) => error.message);
}
