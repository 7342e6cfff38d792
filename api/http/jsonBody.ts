import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { compressedMessage, isCompressed, isUtf8Type, jsonExcess } from "#domain/http/jsonText.ts";
import { malformed, ProblemError } from "./httpErrors.ts";

/** The largest JSON body: 1 MB. */
const maxJsonBytes = 1024 * 1024;

/**
 * Accepts only JSON bodies, of at most 1 MB; an empty body counts as none, whatever its content type. Rejects other charsets than UTF-8
 * and compressed bodies (415), invalid UTF-8, and too deep or too many values (400).
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit: maxJsonBytes }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined);
    if (isCompressed(request.headers["content-encoding"])) return done(unsupported(compressedMessage));
    if (!isUtf8Type(request.headers["content-type"] ?? "")) return done(unsupported("Send JSON as UTF-8"));
    if (!isUtf8(body)) return done(malformed("The body is not UTF-8"));
    const text = body.toString("utf8");
    const excess = jsonExcess(text);
    if (excess !== null) return done(malformed(`The body ${excess}`));
    void parseJson(request, text, done);
  });
}

function unsupported(message: string): ProblemError {
  return new ProblemError([{ message, code: "UNSUPPORTED_TYPE", field: null }]);
}
