import { expect, test } from "vitest";
import { aGateway } from "../../support/gateway/aGateway.ts";

test("a large answer is compressed for a client that reads that, also when it is given again (R-1235)", async () => {
  const { ask, rest } = await aGateway();
  rest.info.buyers = Array.from({ length: 1_000 }, (_, at) => ({
    buyerId: `B${at}`,
    name: `Buyer ${at}`,
    address: "Mombasa",
    country: "Kenya",
  }));
  const asked = async (encoding: string, fields = "buyers { nodes { id name } }") => {
    const { headers, data } = await ask(`{ viewer { ${fields} } }`, {}, { "accept-encoding": encoding });
    return { data, encoding: headers.get("content-encoding"), vary: headers.get("vary"), bytes: Number(headers.get("content-length")) };
  };
  const plain = await asked("identity, gzip;q=0");
  expect(plain).toMatchObject({ encoding: null, vary: "accept-encoding" });
  const accepts = "gzip, deflate, br";
  for (const small of [await asked(accepts), await asked(accepts), await asked(accepts)]) {
    expect(small).toMatchObject({ encoding: "gzip", vary: "accept-encoding", data: plain.data });
    expect(small.bytes).toBeLessThan(plain.bytes / 5);
  }
  expect(await asked("gzip", "name")).toMatchObject({ encoding: null, vary: null });
});
