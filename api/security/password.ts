import { argon2, randomBytes, timingSafeEqual } from "node:crypto";

/** OWASP's floor for Argon2id: 19 MiB, two passes, one lane. */
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const current = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/** A salted Argon2id hash in the PHC string format. Hash and compare only inside the password queue (passwordQueue.ts). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, { memory, passes, parallelism });
  return `${current}${unpadded(salt)}$${unpadded(hash)}`;
}

/** Whether the password matches the hash. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) throw new Error("A stored password hash cannot be read");
  const [, memoryText, passesText, lanesText, salt = "", expected = ""] = match;
  const cost = { memory: Number(memoryText), passes: Number(passesText), parallelism: Number(lanesText) };
  const hash = await derive(password, Buffer.from(salt, "base64"), cost);
  return timingSafeEqual(hash, Buffer.from(expected, "base64"));
}

/** Takes as long as a real check and always fails, so that response time does not reveal whether an e-mail has an account. */
export async function hashForUnknownUser(password: string): Promise<false> {
  await derive(password, Buffer.alloc(16), { memory, passes, parallelism });
  return false;
}

/** Whether a stored hash uses an outdated cost and must be rehashed at the next sign-in. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(current);
}

type Cost = { memory: number; passes: number; parallelism: number };

function derive(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parameters = { message: password.normalize("NFC"), nonce, tagLength: 32, ...cost };
    argon2("argon2id", parameters, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/={1,2}$/, "");
}
