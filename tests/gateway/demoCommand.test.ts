import { execFile } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../../demo/client.ts";
import { startProduct, type Product } from "../support/servers/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({});
});
afterAll(() => product.stop());

function runDemo(environment: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const options = { env: { ...process.env, ...environment } };
    execFile(process.execPath, ["demo/main.ts"], options, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
}

test("takes an address with a slash at its end, and says of an account that it is there from a run which did not finish", async () => {
  const account = { name: "Kavya Vaghela", email: "demo@tarangvel.example", password: "tarangvel", type: "EXPORTER" };
  await connect(product.url).send("mutation ($input: SignUpInput!) { signUp(input: $input) { errors { message } } }", { input: account });
  expect(await runDemo({ LADING_URL: `${product.url}/` })).toMatch(
    /is there already, but an earlier run did not finish[^]*Password +tarangvel/,
  );
});

test("takes blank settings for missing ones", async () => {
  expect(await runDemo({ LADING_URL: " ", PORT: new URL(product.url).port })).toContain(`${product.url}/login`);
});
