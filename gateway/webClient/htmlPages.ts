import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { phoneAddress } from "#domain/account/contact.ts";
import type { SiteSettings } from "../config.ts";
import { acceptedEncoding } from "../acceptedEncoding.ts";

/** An HTML page with the installation's settings. `compressed` returns its copy in an encoding. */
export type HtmlPage = { html: string; version: string; compressed: (encoding: Encoding) => Promise<Buffer> };

type Encoding = keyof typeof compressions;

const compressions = {
  br: async (html: string) => await promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: async (html: string) => await promisify(gzip)(html, { level: 9 }),
};
const encodings: Encoding[] = ["br", "gzip"];

/** Fills the settings into a page of the build. Its first request compresses it for all others: a start would wait for all pages. */
export function renderPage(template: string, settings: SiteSettings): HtmlPage {
  const html = withSettings(template, settings);
  const copies: Partial<Record<Encoding, Promise<Buffer>>> = {};
  const compressed = async (encoding: Encoding) => await (copies[encoding] ??= compressions[encoding](html));
  return { html, version: createHash("sha256").update(html).digest("base64url").slice(0, 16), compressed };
}

/** Sends a page that browsers revalidate on every visit; 304 when the client has this version. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: HtmlPage, policy: string): Promise<FastifyReply> {
  const encoding = acceptedEncoding(request, encodings);
  // Each encoding is a separate representation (RFC 9110, 8.8.3.3).
  const etag = encoding === null ? `"${page.version}"` : `"${page.version}-${encoding}"`;
  void reply.headers({ "cache-control": "no-cache", "content-security-policy": policy, etag, vary: "accept-encoding" });
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  void reply.type("text/html; charset=utf-8");
  if (encoding === null) return reply.send(page.html);
  return reply.header("content-encoding", encoding).send(await page.compressed(encoding));
}

/**
 * Writes the settings as `<meta>` tags in place of the page's marker, and in place of marks such as `{{product-name}}` that the build
 * left in prerendered content.
 */
function withSettings(template: string, settings: SiteSettings): string {
  const named = Object.entries(settings).map(([key, value]): [string, string] => [
    key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    escapeHtml(value),
  ]);
  const marks = new Map([...named, ["phone-address", phoneAddress(settings.supportPhone)]]);
  const tags = named.map(([name, value]) => `<meta name="lading:${name}" content="${value}">`).join("\n    ");
  return template.replaceAll(/\{\{([a-z-]+)\}\}/g, (mark, name: string) => marks.get(name) ?? mark).replace("<!--settings-->", () => tags);
}

function escapeHtml(text: string): string {
  const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
