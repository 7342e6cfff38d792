import { existsSync, readdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { anApi } from "../../support/api/anApi.ts";
import { aUser } from "../../support/api/aUser.ts";
import { aPng } from "../../support/files/images.ts";
import { multipart } from "../../support/files/multipartForm.ts";

test("an upload that breaks off leaves nothing behind, and the service goes on", async () => {
  const api = await anApi();
  const user = await aUser(api);
  const content = Buffer.concat([aPng({ width: 30, height: 20 }), Buffer.alloc(400_000)]);
  const { payload, contentType } = multipart({ fields: { attachment_type: "STAMP_SIGN" }, file: { name: "stamp.png", content } });
  const { port } = new URL(await api.app.listen({ port: 0, host: "127.0.0.1" }));
  const socket = connect(Number(port), "127.0.0.1");
  const head = [
    "POST /ep/api/v1/attachment/save HTTP/1.1",
    "Host: lading.test",
    `Authorization: ${user.jwt}`,
    `Content-Type: ${contentType}`,
  ];
  socket.write([...head, `Content-Length: ${payload.length}`, "", ""].join("\r\n"));
  socket.write(payload.subarray(0, 200_000));
  const incoming = join(api.dataDir, "incoming");
  await vi.waitFor(() => expect(readdirSync(incoming)).toHaveLength(1), 5000);
  socket.destroy();
  await vi.waitFor(() => expect(readdirSync(incoming)).toEqual([]), 5000);
  expect(existsSync(join(api.dataDir, "files")) && readdirSync(join(api.dataDir, "files"))).toEqual([]);
  expect((await user.get("/v1/user/info")).status).toBe(200);
  await api.close();
});
