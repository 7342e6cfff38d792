import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SiteSettings } from "../config.ts";
import { renderPage, sendPage, type HtmlPage } from "./htmlPages.ts";
import { pagePolicy } from "./securityHeaders.ts";
import { readStaticFiles, sendStaticFile, type StaticFile } from "./staticFiles.ts";

/** The built web client: its pages with the installation's settings, and a fixed list of its other files. */
export type WebClient = {
  files: Map<string, StaticFile>;
  /** The public pages by path: HTML that is readable without a script. */
  staticPages: Map<string, HtmlPage | null>;
  /** The page of the app, for all other addresses. */
  index: HtmlPage | null;
  /** GraphiQL's page. */
  explorer: string | null;
  /** Swagger UI's page for the OpenAPI document of the REST service. */
  swaggerUi: string | null;
};

/** Lists the files of the build; nothing else is ever served. A missing build has no pages. */
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
  const [files, landing, login, signUp, index, explorer, swaggerUi] = await Promise.all([
    readStaticFiles(directory, paths),
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
  return { files, staticPages, index, explorer, swaggerUi };
}

/** The build renders the landing page once for each combination of optional lines. */
function landingName({ companyName, supportPhone }: SiteSettings): string {
  return `landing${companyName ? "-company" : ""}${supportPhone ? "-phone" : ""}.html`;
}

/** Serves the files of the build, the public pages, and the app's page for every other navigation. */
export function serveWebClient({ files, staticPages, index }: WebClient, settings: SiteSettings): (app: FastifyInstance) => Promise<void> {
  const policy = pagePolicy(settings.fileOrigin);

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.url);
    const file = path === null ? undefined : files.get(path);
    if (file) {
      const isHashed = request.url.startsWith("/assets/");
      // The name of an asset contains a hash of its content, so its content never changes.
      void reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      return await sendStaticFile(request, reply, file);
    }
    if (!isNavigation(request, path)) return reply.code(404).type("text/plain").send("Not found");
    const page = staticPages.get(path ?? "") ?? index;
    if (page === null) return reply.code(503).type("text/plain").send("The web client is not built: run npm run build");
    return sendPage(request, reply, page, policy);
  }

  return async (app) => {
    app.get("/*", handle);
  };
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent((url.split("?")[0] ?? "").slice(1));
  } catch {
    return null;
  }
}

/** Whether a browser navigates to a page. A request for a missing file does not. */
function isNavigation(request: FastifyRequest, path: string | null): boolean {
  if (path === null || path.startsWith("assets/") || (path.split("/").at(-1) ?? "").includes(".")) return false;
  return path === "" || (request.headers.accept ?? "").includes("text/html");
}
