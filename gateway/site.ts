import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SiteSettings } from "./config.ts";
import { pagePolicy } from "./securityHeaders.ts";
import { readStaticFiles, sendStaticFile, type StaticFile } from "./staticFiles.ts";

/** The built web client: its pages with the installation's settings in them, and a fixed list of its other files. */
export type Site = { files: Map<string, StaticFile>; index: string | null; explorer: string | null };

/** Reads which files the build made; nothing else will ever be served. A missing build is a site without pages. */
export async function readSite(directory: string, settings: SiteSettings): Promise<Site> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const page = async (name: string) =>
    paths.includes(name) ? withSettings(await readFile(join(directory, name), "utf8"), settings) : null;
  return { files: await readStaticFiles(directory, paths), index: await page("index.html"), explorer: await page("graphiql.html") };
}

/** Serves the files of the list, and the page itself wherever a browser navigates to. */
export function serveSite({ files, index }: Site, settings: SiteSettings): (app: FastifyInstance) => Promise<void> {
  const policy = pagePolicy(settings.fileOrigin);

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.url);
    const file = path === null ? undefined : files.get(path);
    if (file) {
      const isHashed = request.url.startsWith("/assets/");
      // Names of assets hold a hash of their content: what is under a name never changes.
      void reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      return await sendStaticFile(request, reply, file);
    }
    if (!isNavigation(request, path)) return reply.code(404).type("text/plain").send("Not found");
    if (index === null) return reply.code(503).type("text/plain").send("The web client is not built: run npm run build");
    return reply
      .headers({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", "content-security-policy": policy })
      .send(index);
  }

  return async (app) => {
    app.get("/*", handle);
  };
}

/** The page's settings as `<meta>` tags where its marker stands. */
function withSettings(html: string, settings: SiteSettings): string {
  const tags = Object.entries(settings)
    .map(
      ([name, value]) =>
        `<meta name="lading:${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}" content="${escapeHtml(value)}">`,
    )
    .join("\n    ");
  return html.replace("<!--settings-->", () => tags);
}

function escapeHtml(text: string): string {
  const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent((url.split("?")[0] ?? "").slice(1));
  } catch {
    return null;
  }
}

/** A browser going to an address of the client; a file that is missing is not one. */
function isNavigation(request: FastifyRequest, path: string | null): boolean {
  if (path === null || path.startsWith("assets/") || (path.split("/").at(-1) ?? "").includes(".")) return false;
  return path === "" || (request.headers.accept ?? "").includes("text/html");
}
