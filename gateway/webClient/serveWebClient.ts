import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SiteSettings } from "../config.ts";
import { renderPage, sendPage, type HtmlPage } from "./htmlPages.ts";
import { pagePolicy } from "./securityHeaders.ts";

/** The built web client: its pages with the installation's settings, and a fixed list of its other files. */
export type WebClient = {
  directory: string;
  /** Paths below the directory. Nothing else in it is ever served. */
  files: ReadonlySet<string>;
  /** The public pages by path: HTML that is readable without a script. */
  staticPages: Map<string, HtmlPage | null>;
  /** The page of the app, for all other addresses. */
  index: HtmlPage | null;
  /** GraphiQL's page. */
  explorer: string | null;
  /** Swagger UI's page for the OpenAPI document of the REST service. */
  swaggerUi: string | null;
};

/** Dot files, and files that are sent in another way or to nobody: pages, compressed copies, source maps. */
const isNotListed = /(^|\/)\.|\.(html|br|gz|map)$/;

/** The name of an asset contains a hash of its content, so its content never changes. Other files are asked for again after an hour. */
const cacheOptions = { asset: { maxAge: "365d", immutable: true }, other: { maxAge: "1h" } };

/** Lists the files of the build. A missing build has no pages. */
export async function readWebClient(directory: string, settings: SiteSettings): Promise<WebClient> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const read = async (name: string) => (paths.includes(name) ? await readFile(join(directory, name), "utf8") : null);
  const page = async (name: string) => {
    const template = await read(name);
    return template === null ? null : renderPage(template, settings);
  };
  const files = new Set(paths.filter((path) => !isNotListed.test(path)));
  const [landing, login, signUp, index, explorer, swaggerUi] = await Promise.all([
    page(landingName(settings)),
    page("login.html"),
    page("signup.html"),
    page("index.html"),
    read("graphiql.html"),
    read("apiDocs.html"),
  ]);
  const staticPages = new Map([
    ["", landing],
    ["login", login],
    ["signup", signUp],
  ]);
  return { directory, files, staticPages, index, explorer, swaggerUi };
}

/** The build renders the landing page once for each combination of optional lines. */
function landingName({ companyName, supportPhone }: SiteSettings): string {
  return `landing${companyName ? "-company" : ""}${supportPhone ? "-phone" : ""}.html`;
}

/** Serves the files of the build, the public pages, and the app's page for every other navigation. */
export function serveWebClient(client: WebClient, settings: SiteSettings): (app: FastifyInstance) => Promise<void> {
  const { directory, files, staticPages, index } = client;
  const policy = pagePolicy(settings.fileOrigin);
  const ownPolicy = pagePolicy("");

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.url);
    if (path !== null && files.has(path)) {
      return reply.sendFile(path, directory, path.startsWith("assets/") ? cacheOptions.asset : cacheOptions.other);
    }
    if (!isNavigation(request, path)) return reply.code(404).type("text/plain").send("Not found");
    const page = staticPages.get(path ?? "") ?? index;
    if (page === null) return reply.code(503).type("text/plain").send("The web client is not built: run npm run build");
    // A share link's page is for who has its address, and its files come from this origin alone.
    const isLink = path !== null && /^s\//i.test(path);
    if (isLink) void reply.header("x-robots-tag", "noindex, nofollow, noarchive");
    return await sendPage(request, reply, page, isLink ? ownPolicy : policy);
  }

  return async (app) => {
    await app.register(fastifyStatic, { serve: false, preCompressed: true, index: false, dotfiles: "ignore" });
    app.get("/*", handle);
    app.setNotFoundHandler(async (_request, reply) => await reply.code(404).type("text/plain").send("Not found"));
  };
}

const sentToPeople = /^(login|signup|join|join\/[^/]+|s\/[^/]+)$/i;

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent((url.split("?")[0] ?? "").slice(1));
  } catch {
    return null;
  }
}

/**
 * Whether a browser navigates to a page, or a program that names no type follows a link that people send each other, such as a mail filter or a
 * chat's preview (R-1266). At other addresses such a program is a monitor, and a page would make a mistaken address look well. A request for a
 * missing file is no navigation.
 */
function isNavigation(request: FastifyRequest, path: string | null): boolean {
  if (path === null || path.startsWith("assets/") || (path.split("/").at(-1) ?? "").includes(".")) return false;
  const accepted = request.headers.accept ?? "*/*";
  return path === "" || accepted.includes("text/html") || (accepted === "*/*" && sentToPeople.test(path));
}
