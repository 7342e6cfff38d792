import { expect, test } from "vitest";
import { readConfig } from "../../gateway/config.ts";

test.each([
  ["EP_API_URl", "EP_API_URL"],
  ["ep_api_url", "EP_API_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["DATABASE_ULR", "DATABASE_URL"],
  ["FILE_URL", "FILES_URL"],
  ["DATADIR", "DATA_DIR"],
  ["Port", "PORT"],
])("names %s, which is misspelt", (name, meant) => {
  expect(readConfig({ [name]: "secret" }).mistakes).toEqual([`${name} is not a setting; ${meant} is`]);
  // Then it is of another program.
  expect(readConfig({ [name]: "x", [meant]: "" }).mistakes).toEqual([]);
});

test("takes names of other programs for what they are", () => {
  const others = [
    "HOSTNAME",
    "PROJECT_NAME",
    "XDG_DATA_DIRS",
    "LADING_PORT",
    "OTEL_METRICS_EXPORTER",
    "POSTGRES_PASSWORD",
    "SHOST",
    "HTTP_URL",
  ];
  expect(readConfig(Object.fromEntries(others.map((name) => [name, "x"]))).mistakes).toEqual([]);
});
