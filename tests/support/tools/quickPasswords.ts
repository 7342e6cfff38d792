import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

// Hashes passwords at a fraction of their cost in the process that imports this: each test's users sign up, and what a hash must cost is the
// subject of tests/trust/sessions.test.ts alone, in a process of the product as it is (ADR-0144).
const { argon2 } = crypto;
const quickly: typeof argon2 = (algorithm, parameters, callback) => argon2(algorithm, { ...parameters, memory: 64, passes: 1 }, callback);
// Vitest runs this before each file, also where the files of a worker share their modules.
if (argon2.name !== quickly.name) {
  crypto.argon2 = quickly;
  syncBuiltinESMExports();
}
