import type { EnvelopeError } from "#domain/http/envelope.ts";
import { aPng } from "./images.ts";
import type { Answer, CallableApi } from "../api/anApi.ts";
import type { TestUser } from "../api/aUser.ts";

export type Form = { fields?: Record<string, string>; file?: { name: string; content: Buffer; type?: string } };

/** A form as multipart/form-data: its body and the content type that names the boundary. */
export function multipart({ fields = {}, file }: Form): { payload: Buffer; contentType: string } {
  const boundary = "----lading-test-boundary";
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.type ?? "application/octet-stream"}\r\n\r\n`;
    parts.push(Buffer.concat([Buffer.from(head), file.content, Buffer.from("\r\n")]));
  }
  const payload = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, contentType: `multipart/form-data; boundary=${boundary}` };
}

/** Posts a form in the user's name. */
export async function upload<T = { key: string }>(
  api: CallableApi,
  user: Pick<TestUser, "jwt">,
  path: string,
  form: Form,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const { payload, contentType } = multipart(form);
  const sent = { authorization: user.jwt, "content-type": contentType, ...headers };
  const response = await api.inject({ method: "POST", url: `/ep/api${path}`, headers: sent, payload });
  const envelope: { data: T; errors: EnvelopeError[] } = response.json();
  return { status: response.statusCode, ...envelope, headers: response.headers };
}

/** Uploads a firm image and answers its key. */
export async function aFirmImage(
  api: CallableApi,
  user: Pick<TestUser, "jwt">,
  type: "STAMP_SIGN" | "LETTERHEAD" = "STAMP_SIGN",
): Promise<string> {
  const content = type === "STAMP_SIGN" ? aPng({ width: 30, height: 20 }) : aPng({ width: 60, height: 10 });
  const { data } = await upload(api, user, "/v1/attachment/save", {
    fields: { attachment_type: type },
    file: { name: "image.png", content },
  });
  return data.key;
}
