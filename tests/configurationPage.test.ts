import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "../gateway/config.ts";

test("docs/configuration.md has every setting that is read, and no other", () => {
  const read = new Set<string>();
  // The other settings of traces are read only with a collector.
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };
  readConfig(new Proxy(collector, { get: (target, name) => (read.add(String(name)), Reflect.get(target, name)) }));
  const page = readFileSync(new URL("../docs/configuration.md", import.meta.url), "utf8");
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  const listed = new Set(rows.flatMap((row) => [...(row.split(" | ")[0] ?? "").matchAll(/`([A-Z_0-9]+)`/g)].map(([, name = ""]) => name)));
  expect([...listed].toSorted()).toEqual([...read].toSorted());
});
