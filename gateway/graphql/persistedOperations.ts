import { readFileSync, statSync } from "node:fs";
import { z } from "zod";

/** The Relay compiler's format: texts by id. */
const operationsFile = z.record(z.string(), z.string());

/** Finds an operation of the web client by its id; null when the Relay compiler wrote none with that id. */
export type PersistedOperations = (id: string) => string | null;

/**
 * Reads the operations that the Relay compiler wrote. Reads the file again when it has changed, so that a running server knows new
 * operations. A missing file holds none.
 */
export function readPersistedOperations(file: string): PersistedOperations {
  let operations = new Map<string, string>();
  let readAt = 0;
  return (id) => {
    const known = operations.get(id);
    if (known !== undefined) return known;
    const changedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === readAt) return null;
    operations = new Map(Object.entries(operationsFile.parse(JSON.parse(readFileSync(file, "utf8")))));
    readAt = changedAt;
    return operations.get(id) ?? null;
  };
}
