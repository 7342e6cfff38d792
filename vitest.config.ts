import { defineConfig } from "vitest/config";
import { secondTries } from "./tests/support/tools/flakyReporter.ts";
import { stalledRuns } from "./tests/support/tools/stallReporter.ts";

/** Where `npm test` reads the outcome. */
const report = process.env["TEST_REPORT"];

/**
 * One queue for all projects, three files at a time: a browser test waits part of its time, so that two would leave a processor idle. With four,
 * tests of a busy machine wait for each other until their time is over. Of one installation there is one worker: several would give its users
 * the same e-mail addresses.
 */
const maxWorkers = process.env["INSTALLATION"] ? 1 : 3;

/**
 * The files of a worker share its modules, so that the code is loaded and compiled once. A support module therefore registers no hooks
 * when it is loaded: only the first file would have them.
 */
const isolate = false;

/**
 * Tests from outside are tried up to twice more; such a test is listed at the end of the run and is to be mended. With TWICE they are carried
 * out twice instead: each must be able to pass a second time (ADR-0083).
 */
const tries = process.env["TWICE"] ? { runner: "./tests/support/tools/twiceRunner.ts" } : { retry: 2 };

/** When a test or hook that hangs is given up. No bound on speed: what takes five seconds alone takes thirty on a busy machine. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

/** What is waited for comes in milliseconds, or on a busy machine in seconds; a second would be a bound on time. */
const waiting = { poll: { timeout: 10_000 } };

const quickPasswords = "tests/support/tools/quickPasswords.ts";

/** Lets the gateway and its libraries load the same copy of graphql. */
const oneGraphql = { resolve: { conditions: ["module-sync", "node", "import"] } };

/** Node tests run against sources; end-to-end tests drive the built product in Chromium. */
export default defineConfig({
  test: {
    reporters: report ? ["default", secondTries, stalledRuns, ["json", { outputFile: report }]] : ["default", secondTries],
    projects: [
      { test: { name: "pure", include: ["tests/{domain,web/pure}/**/*.test.ts"], maxWorkers, isolate, expect: waiting } },
      {
        ssr: oneGraphql,
        test: {
          name: "node",
          setupFiles: quickPasswords,
          include: ["tests/{api,gateway,document}/**/*.test.ts", "tests/*.test.ts"],
          exclude: ["tests/**/*.postgres.test.ts"],
          ...patience,
          maxWorkers,
          expect: waiting,
          isolate,
        },
      },
      {
        test: {
          name: "postgres",
          include: ["tests/api/**/*.test.ts"],
          // Requests of a wrong shape and of a lower role are refused before a database is asked, and the contract is the same on each;
          // hostile files end in their processes, and a store of files fails in the same way. The others use no database, or the tests that
          // are left carry out each of their statements (ADR-0144).
          exclude: [
            "tests/api/http/{query,unknownRoutes,wrongBodies}.test.ts",
            "tests/api/openapi/*.test.ts",
            "tests/api/team/roles.test.ts",
            "tests/api/db/database.test.ts",
            "tests/api/documentSearch/hostilePdfs.test.ts",
            "tests/api/workerProcess/*.test.ts",
            "tests/api/files/faultyBucket.test.ts",
            "tests/api/attachment/{merge,replaceRefused,upload}.test.ts",
            "tests/api/document/{audience,approvalRecord,billOfLading,generate,limits,mergeFields,preview,renderFaults,transportCard}.test.ts",
            "tests/api/document/set/{proposeSet,setFaults}.test.ts",
            "tests/api/firm/*.test.ts",
            "tests/api/import/{hostileTables,readTable,shipmentMessages,shipments}.test.ts",
            "tests/api/inbox/addToInbox.test.ts",
            "tests/api/mail/mailSafety.test.ts",
            "tests/api/shared/{billCopies,sharedStates}.test.ts",
            "tests/api/shipment/{computeTotals,creditWarnings,masterDataDrift,shipmentWarnings,transportWarnings,verifyTotals}.test.ts",
            "tests/api/shipment/progress/{progress,transport}.test.ts",
            "tests/api/stats/columns.test.ts",
            "tests/api/webhook/{deliveries,signatureExamples}.test.ts",
          ],
          globalSetup: "tests/support/database/postgresSetup.ts",
          setupFiles: quickPasswords,
          ...patience,
          maxWorkers,
          expect: waiting,
          isolate,
        },
      },
      {
        test: {
          name: "trust",
          include: ["tests/trust/**/*.test.ts"],
          exclude: ["tests/trust/attacks/**"],
          ...patience,
          maxWorkers,
          expect: waiting,
          isolate,
          ...tries,
        },
      },
      {
        ssr: oneGraphql,
        test: {
          name: "attacks",
          include: ["tests/trust/attacks/**/*.test.ts"],
          ...patience,
          // Last and one after another: what holds up /livez is to be the attack, not the test beside it.
          maxWorkers: 1,
          expect: waiting,
          isolate,
          ...tries,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/{web,e2e}/**/*.test.ts"],
          exclude: ["tests/web/pure/**"],
          globalSetup: "tests/support/browser/installationSetup.ts",
          ...patience,
          maxWorkers,
          expect: waiting,
          // The files of a worker share one product and one browser too (tests/support/browser/sharedPerWorker.ts).
          isolate,
          ...tries,
        },
      },
    ],
  },
});
