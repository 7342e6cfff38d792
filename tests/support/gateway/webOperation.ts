import { readFileSync } from "node:fs";

/** The text of an operation of the web client, as the Relay compiler persisted it. Throws where there is none of that name. */
export function webOperation(name: string): string {
  const file = new URL("../../../web/__generated__/operations.json", import.meta.url);
  const operations = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>; // the compiler's own format
  const found = Object.values(operations).find((text) => new RegExp(`^(query|mutation) ${name}\\b`).test(text));
  if (found === undefined) throw new Error(`The web client has no operation ${name}`);
  return found;
}
