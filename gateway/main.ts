import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { freshBundle } from "./freshBundle.ts";

// Files are readable by this user alone, even in a data directory that others can open.
process.umask(0o077);
const root = join(import.meta.dirname, "..");
// The compile cache makes later starts faster. It covers only modules imported after this call, hence the dynamic imports; processes that
// this one starts read the variable, and keep this file compiled too.
process.env["NODE_COMPILE_CACHE"] ??= join(root, "node_modules/.cache/lading");
enableCompileCache(process.env["NODE_COMPILE_CACHE"]);
// A process of `node --watch` reports the files that it loads: these must be the sources.
const bundle = process.env["WATCH_REPORT_DEPENDENCIES"] ? null : freshBundle(root);
// oxlint-disable-next-line typescript/no-unsafe-assignment -- the bundle's entry was built from runServer.ts.
const { runServer }: typeof import("./runServer.ts") = await (bundle === null ? import("./runServer.ts") : import(bundle));
await runServer();
