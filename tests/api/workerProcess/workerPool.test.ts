import { spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { QueueFull } from "../../../api/workerProcess/fairQueue.ts";
import { openWorkerPool, type WorkerPool, type WorkerPoolOptions } from "../../../api/workerProcess/workerPool.ts";
import type { TestTask } from "../../support/tools/taskProcess.ts";

type Pool = WorkerPool<TestTask, { pid: number; value: string }>;

let pool: Pool;
afterEach(() => pool.close());

function open(options: Partial<WorkerPoolOptions> = {}): Pool {
  pool = openWorkerPool({
    entry: new URL("../../support/tools/taskProcess.ts", import.meta.url),
    limits: { milliseconds: 20_000, megabytes: 300 },
    queue: { places: 2, placesPerKey: 1, waitingPerKey: 3, waiting: 10 },
    isKept: true,
    ...options,
  });
  return pool;
}

/** The task processes that this one has started. */
function startedProcesses(): number[] {
  const told = spawnSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" }).stdout;
  return told.split("\n").flatMap((line) => (line.includes("taskProcess") ? [Number.parseInt(line, 10)] : []));
}

function run(task: TestTask, owner = "a") {
  return pool.run(owner, async () => task);
}

const hello = { act: "return", value: "hello" } as const;

describe("a process", () => {
  test("that was woken takes the first task; more are not woken, and none after the pool is closed", async () => {
    open();
    pool.wake();
    pool.wake();
    const [woken, ...others] = startedProcesses();
    expect(others).toEqual([]);
    expect((await run(hello)).pid).toBe(woken);
    pool.wake();
    expect((await run(hello)).pid).toBe(woken);
    await pool.close();
    pool.wake();
    expect(startedProcesses()).toEqual([]);
  });

  test("stays for the next task", async () => {
    open();
    const { pid, value } = await run(hello);
    expect(value).toBe("hello");
    expect((await run(hello)).pid).toBe(pid);
  });

  test("that is killed while it starts or waits costs no task: another process runs it, and the next ones (R-1168)", async () => {
    open();
    pool.wake();
    for (const pid of startedProcesses()) process.kill(pid, "SIGKILL");
    const { pid } = await run(hello);
    process.kill(pid, "SIGKILL");
    const others = [await run(hello), await run(hello)];
    expect(others).toEqual([{ pid: others[0]?.pid, value: "hello" }, others[0]]);
    expect(others[0]?.pid).not.toBe(pid);
  });

  test("that is not kept ends with its task", async () => {
    open({ isKept: false });
    const { pid } = await run(hello);
    expect(isAlive(pid)).toBe(false);
    expect((await run(hello)).pid).not.toBe(pid);
  });

  test("gets none of the environment", async () => {
    open();
    expect((await run({ act: "environment" })).value).not.toContain("PATH");
  });

  test("survives a task that throws", async () => {
    open();
    const { pid } = await run(hello);
    await expect(run({ act: "throw" })).rejects.toThrow("The task failed");
    expect((await run(hello)).pid).toBe(pid);
  });

  test("that held more than half the memory allowed after a task is replaced", async () => {
    open({ limits: { milliseconds: 20_000, megabytes: 90 } });
    const { pid } = await run(hello);
    expect((await run(hello)).pid).not.toBe(pid);
  });
});

describe("a task that is given up fails alone, its process is gone, and the next has a new one:", () => {
  const ends: [string, TestTask, string, Partial<WorkerPoolOptions>][] = [
    ["one that takes too long in blocking code", { act: "spin" }, "TIME", { limits: { milliseconds: 1_500, megabytes: 300 } }],
    ["one that takes too much memory", { act: "allocate" }, "MEMORY", {}],
    ["one that crashes natively", { act: "crash" }, "CRASH", {}],
  ];
  test.each(ends)("%s", async (_what, task, reason, options) => {
    open(options);
    const { pid } = await run(hello);
    const failed = run(task);
    const other = run(hello, "b");
    await expect(failed).rejects.toMatchObject({ reason });
    expect((await other).value).toBe("hello");
    expect(isAlive(pid)).toBe(false);
    expect((await run(hello)).value).toBe("hello");
  });
});

describe("a task that nobody waits for any more", () => {
  test("is killed with its process when it takes long, so that its place is free (R-707)", async () => {
    open();
    const folder = await mkdtemp(join(tmpdir(), "lading-pool-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const started = join(folder, "started");
    const caller = new AbortController();
    const left = pool.run("a", async () => ({ act: "spin", started }), { signal: caller.signal });
    left.catch(() => undefined);
    await expect.poll(() => readFile(started, "utf8").catch(() => ""), { timeout: 10_000 }).toMatch(/\d/);
    const pid = Number(await readFile(started, "utf8"));
    const next = run(hello);
    caller.abort();
    await expect(left).rejects.toMatchObject({ reason: "GIVEN_UP" });
    expect([(await next).value, isAlive(pid)]).toEqual(["hello", false]);
  });

  test("ends if it is short, and its process stays (R-707)", async () => {
    open();
    const { pid } = await run(hello);
    const caller = new AbortController();
    const prepare = async () => {
      caller.abort();
      return hello;
    };
    expect((await pool.run("a", prepare, { signal: caller.signal })).pid).toBe(pid);
    expect((await run(hello)).pid).toBe(pid);
  });
});

describe("the queue", () => {
  test("prepares a task only once it has its place", async () => {
    open();
    const prepared: string[] = [];
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<TestTask>();
    const first = pool.run("a", () => {
      begun.resolve();
      return finish.promise;
    });
    const second = pool.run("a", async () => {
      prepared.push("second");
      return hello;
    });
    await begun.promise;
    expect(prepared).toEqual([]);
    finish.resolve(hello);
    await Promise.all([first, second]);
    expect(prepared).toEqual(["second"]);
  });

  test("lets one owner have one place and three that wait, while others go on", async () => {
    open();
    const results = Promise.allSettled(Array.from({ length: 5 }, () => run(hello)));
    const other = run(hello, "b");
    const outcomes = await results;
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(4).fill("fulfilled"), "rejected"]);
    expect(outcomes[4]).toMatchObject({ reason: expect.any(QueueFull) });
    expect((await other).value).toBe("hello");
  });

  test("leaves a task out whose preparation fails, and goes on", async () => {
    open();
    await expect(pool.run("a", () => Promise.reject(new Error("no file")))).rejects.toThrow("no file");
    expect((await run(hello)).value).toBe("hello");
  });

  test("finishes what was accepted when it closes, takes nothing new, and leaves no process", async () => {
    open();
    const accepted = Promise.all([run(hello), run(hello)]);
    await pool.close();
    const [first] = await accepted;
    await expect(run(hello)).rejects.toBeInstanceOf(QueueFull);
    expect(isAlive(first.pid)).toBe(false);
  });
});

test.each([hello, { act: "spin" } as const])("a process ends with its parent, even by kill -9 and while it works: %j", async (task) => {
  open();
  const folder = await mkdtemp(join(tmpdir(), "lading-pool-"));
  const started = join(folder, "pid");
  const script = `
    import { startWorkerProcess } from ${JSON.stringify(new URL("../../../api/workerProcess/workerProcess.ts", import.meta.url))};
    const entry = new URL(${JSON.stringify(new URL("../../support/tools/taskProcess.ts", import.meta.url))});
    const worker = startWorkerProcess(entry, { milliseconds: 60_000, megabytes: 300 });
    setInterval(() => undefined, 1000);
    const result = await worker.run(${JSON.stringify({ ...task, started })});
    console.log(result.pid);`;
  const parent = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const pid = Number(task.act === "spin" ? await contentOf(started) : await new Promise((done) => parent.stdout.once("data", done)));
    expect(isAlive(pid)).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  } finally {
    parent.kill("SIGKILL");
    await rm(folder, { recursive: true });
  }
});

async function contentOf(path: string): Promise<string> {
  for (;;) {
    const text = await readFile(path, "utf8").catch(() => "");
    if (text !== "") return text;
    await wait(20);
  }
}

/** A process that has ended and whose parent has not noticed yet counts as ended. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
