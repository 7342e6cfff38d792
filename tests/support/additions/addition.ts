import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** What a capability more needs, by paths: new files, and what is put into others, each before a piece of their text. */
export type Addition = {
  readonly files: Readonly<Record<string, string>>;
  readonly insertions: Readonly<Record<string, readonly (readonly [before: string, added: string])[]>>;
};

/** A copy of the project that a test may change. */
export type ProjectCopy = {
  /** Adds to the copy. Throws when a piece of text is missing. */
  add: (addition: Addition) => void;
  write: (path: string, text: string) => void;
  /** Runs a program of the copy and resolves with its output; rejects with what a failed one says. */
  run: (program: string, ...args: string[]) => Promise<string>;
  remove: () => void;
};

const copied = ["api", "demo", "domain", "examples", "gateway", "scripts", "tests", "web"];
const files = ["package.json", "relay.config.js", "schema.graphql", "tsconfig.json", "vitest.config.ts"];

export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), "lading-copy-"));
  const at = (path: string) => join(root, path);
  for (const name of [...copied, ...files]) cpSync(name, at(name), { recursive: true });
  symlinkSync(resolve("node_modules"), at("node_modules"));
  return {
    add(addition) {
      for (const [path, text] of Object.entries(addition.files)) writeFileSync(at(path), text);
      for (const [path, pieces] of Object.entries(addition.insertions)) {
        const insert = (text: string, [before, added]: (typeof pieces)[number]) => {
          if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
          return text.replace(before, () => added + before);
        };
        writeFileSync(at(path), pieces.reduce(insert, readFileSync(at(path), "utf8")));
      }
    },
    write: (path, text) => writeFileSync(at(path), text),
    run(program, ...args) {
      const { TEST_REPORT: _report, ...inherited } = process.env;
      // The compiler ends before its garbage matters.
      const env = { GOGC: "400", ...inherited };
      return new Promise((done, failed) => {
        execFile(process.execPath, [at(program), ...args], { cwd: root, env, maxBuffer: 1e8 }, (error, stdout, stderr) => {
          if (error === null) done(stdout + stderr);
          else failed(new Error(`${program}: ${stdout}${stderr}`));
        });
      });
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
