import { readFileSync } from "node:fs";
import { z } from "zod";

const packageFile = z.object({ version: z.string() });

/** The version of the GraphQL schema: the package's version, which a breaking change raises (CHANGELOG.md). */
export const schemaVersion = packageFile.parse(JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"))).version;
