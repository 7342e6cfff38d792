import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";
import { findCircles } from "./support/findCircles.ts";
import { apiFolders } from "./support/folderTables/apiFolders.ts";
import { domainFolders } from "./support/folderTables/domainFolders.ts";
import { gatewayFolders } from "./support/folderTables/gatewayFolders.ts";
import { statsFolders } from "./support/folderTables/statsFolders.ts";
import { webFolders } from "./support/folderTables/webFolders.ts";
import { ownSources } from "./support/tools/sources.ts";

const rooms = ["domain", "api", "gateway", "web"] as const;
/** A room, or a part of a room that has its own table. */
type Room = (typeof rooms)[number] | "web/stats";
type Import = { file: string; from: string };

/** Rooms whose folders have a table of imports. A room joins when its folders obey one. */
const folderTables: Partial<Record<Room, Record<string, readonly string[]>>> = {
  domain: domainFolders,
  api: apiFolders,
  gateway: gatewayFolders,
  web: webFolders,
  "web/stats": statsFolders,
};
/** Rooms without circles of imports. A room joins when its circles are mended. */
const roomsWithoutCircles = rooms;

const folders = [...rooms, "tests", "scripts", "demo"];
const files = ownSources()
  .map(({ file }) => file)
  .filter((file) => /\.tsx?$/.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)));

const imports: Import[] = files.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^\s*(?:import|export)\s[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)|^import\s+"([^"]+)"/gm)].map(
    (match) => ({
      file,
      from: target(file, match[1] ?? match[2] ?? match[3] ?? ""),
    }),
  ),
);

/** What an import points at: a path from the project's root, or a package's name. */
function target(file: string, specifier: string): string {
  if (specifier.startsWith("#domain/")) return specifier.slice(1);
  return specifier.startsWith(".") ? normalize(join(dirname(file), specifier)) : `package:${specifier}`;
}

function ofRoom(room: Room): Import[] {
  return imports.filter(({ file }) => file.startsWith(`${room}/`));
}

function isInside(from: string, ...places: string[]): boolean {
  return places.some((place) => from.startsWith(`${place}/`));
}

test("the reading of imports finds them", () => {
  expect(ofRoom("domain").length).toBeGreaterThan(20);
});

test("domain imports itself and big.js, nothing else", () => {
  const strangers = ofRoom("domain").filter(({ from }) => !isInside(from, "domain") && from !== "package:big.js");
  expect(strangers).toEqual([]);
});

test("api imports the domain, itself and packages", () => {
  const strangers = ofRoom("api").filter(({ from }) => !from.startsWith("package:") && !isInside(from, "api", "domain"));
  expect(strangers).toEqual([]);
});

test("callers' writes reach the database by the one function that notes them in the audit trail", () => {
  // Keys that were used, people who were seen, visits, lines that were read, failures that were counted, what rows are ordered by, what has had its time, and reads are no writes of anyone's.
  const upkeep = [
    "db/copyTables",
    "db/database",
    "db/inSnapshot",
    "db/migrations/document/0041-papers",
    "documentSearch/index/indexEntry",
    "documentSearch/index/indexer",
    "documentSearch/zip/prepareZip",
    "events/outbox",
    "files/store",
    "files/sweep",
    "http/idempotency",
    "import/importRows",
    "comment/tellOverdue",
    "inboxReading/inboxMails",
    "inboxReading/upkeep",
    "linkVisit/linkFileRoutes",
    "linkVisit/liveLinks",
    "linkVisit/openLink",
    "mail/mailRows",
    "maintenance",
    "rateLimit/rateLimits",
    "shareLink/linkViews",
    "stats/rows/statsKeys",
    "webhook/deliver",
    "webhook/webhookRows",
    "user/apiKeys",
    "user/lastSeen",
    "user/loginThrottle",
    "user/sessionRoutes",
  ];
  const known = new Set(
    ["audit/auditedTransaction", "audit/appendAuditEntries", "audit/recordRoom", ...upkeep].map((name) => `api/${name}.ts`),
  );
  const writing = files.filter(
    (file) => file.startsWith("api/") && /\bdb\s*\.(transaction|insertInto|updateTable|deleteFrom)\(/.test(readFileSync(file, "utf8")),
  );
  expect(writing.filter((file) => !known.has(file))).toEqual([]);
});

test("gateway imports the domain, itself and packages; api/app.ts from runServer.ts alone", () => {
  const strangers = ofRoom("gateway").filter(({ file, from }) => {
    if (file === "gateway/runServer.ts" && from === "api/app.ts") return false;
    return !from.startsWith("package:") && !isInside(from, "gateway", "domain");
  });
  expect(strangers).toEqual([]);
});

test("web imports the domain, itself and packages", () => {
  const strangers = ofRoom("web").filter(({ from }) => !from.startsWith("package:") && !isInside(from, "web", "domain"));
  expect(strangers).toEqual([]);
});

test("web/ui knows neither Relay nor any noun", () => {
  const strangers = imports.filter(({ file, from }) => {
    if (!file.startsWith("web/ui/")) return false;
    return from.includes("relay") || (!from.startsWith("package:") && !isInside(from, "web/ui", "domain/text"));
  });
  expect(strangers).toEqual([]);
});

test("nothing imports tests", () => {
  const strangers = imports.filter(({ file, from }) => !file.startsWith("tests/") && isInside(from, "tests"));
  expect(strangers).toEqual([]);
});

describe.each(Object.entries(folderTables))("the folders inside %s", (room, table) => {
  /** The entry of the table that holds a file: the longest that its path begins with. */
  function entryOf(file: string): string | undefined {
    const path = file.slice(room.length + 1);
    const holding = Object.keys(table).filter((entry) => path === entry || path.startsWith(`${entry}/`));
    return holding.toSorted((one, other) => other.length - one.length)[0];
  }

  test("all have an entry in the table", () => {
    expect(files.filter((file) => file.startsWith(`${room}/`) && entryOf(file) === undefined)).toEqual([]);
  });

  test("import only what the table allows", () => {
    const strangers = imports.filter(({ file, from }) => {
      const [own, other] = [entryOf(file), from.startsWith(`${room}/`) ? entryOf(from) : undefined];
      return file.startsWith(`${room}/`) && own !== undefined && other !== undefined && own !== other && !table[own]?.includes(other);
    });
    expect(strangers).toEqual([]);
  });

  test("use every arrow of the table", () => {
    const used = new Set(
      imports.filter(({ file }) => file.startsWith(`${room}/`)).map(({ file, from }) => `${entryOf(file)} → ${entryOf(from)}`),
    );
    const arrows = Object.entries(table).flatMap(([from, targets]) => targets.map((to) => `${from} → ${to}`));
    expect(arrows.filter((arrow) => !used.has(arrow))).toEqual([]);
  });
});

test.each(roomsWithoutCircles)("no imports go round in a circle in %s, type-only imports included", (room) => {
  expect(findCircles(ofRoom(room))).toEqual([]);
});

test("there are no index files and no drawers for leftovers", () => {
  const wrong = files.filter((file) => /(^|\/)(index\.tsx?|(utils|helpers|constants|services)\/)/.test(file));
  expect(wrong).toEqual([]);
});

test("files in web have unique names, because Relay names follow them", () => {
  const names = files.filter((file) => file.startsWith("web/")).map((file) => file.split("/").at(-1));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("every import of a file of ours carries its extension", () => {
  const bare = imports.filter(({ from }) => !from.startsWith("package:") && !/\.(tsx?|css|json|svg|graphql)(\?\w+)?$/.test(from));
  expect(bare).toEqual([]);
});

test("every library component that the web uses has its styles there: without them it is drawn, but broken", () => {
  const texts = files
    .concat("web/ui/theme/app.css", "web/ui/theme/base.css")
    .map((file) => (file.startsWith("web/") ? readFileSync(file, "utf8") : ""));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from "@mantine\/core"/g)].flatMap(([, names = ""]) => names.split(",")),
  );
  const styled = (name: string) => `@mantine/core/styles/${name}.layer.css`;
  const used = new Set(named.map((name) => name.trim())).intersection(new Set(libraryStyles()));
  expect([...used].filter((name) => !texts.some((text) => text.includes(styled(name))))).toEqual([]);
});

test("what is not scrolled to is drawn all the same: screen readers skip what is not (R-1061)", () => {
  const styles = readdirSync("web", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.filter((file) => readFileSync(join("web", file), "utf8").includes("content-visibility: auto"))).toEqual([]);
});

test("the persisted operations are those of the client: a merge of the file may drop some, and the compiler removes none", () => {
  const folder = "web/__generated__";
  const persisted = Object.keys(JSON.parse(readFileSync(join(folder, "operations.json"), "utf8")));
  const used = readdirSync(folder).flatMap((name) => {
    const artefact = name.endsWith(".graphql.ts") ? readFileSync(join(folder, name), "utf8") : "";
    return (/"kind": "Request"/.test(artefact) && /"id": "([0-9a-f]{64})"/.exec(artefact)?.[1]) || [];
  });
  expect(persisted.toSorted()).toEqual(used.toSorted());
});

test("what the tests share registers no hooks when it is loaded: only the first file of a worker would have them", () => {
  const shared = files.filter((file) => file.startsWith("tests/support/"));
  const hooks = shared.filter((file) => /^(?:before|after)(?:Each|All)\(/m.test(readFileSync(file, "utf8")));
  expect([shared.length > 50, hooks]).toEqual([true, []]);
});

/** The components that have a stylesheet. */
function libraryStyles(): string[] {
  return readdirSync("node_modules/@mantine/core/styles")
    .filter((file) => file.endsWith(".layer.css"))
    .map((file) => file.replace(".layer.css", ""));
}
