import { defineConfig } from "vitest/config";

/** Node tests run against sources; end-to-end tests drive the built product in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        ssr: { resolve: { conditions: ["module-sync", "node", "import"] } },
        test: {
          name: "node",
          include: ["tests/{domain,api,gateway,document,spec,web/pure}/**/*.test.ts", "tests/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "postgres",
          include: ["tests/api/**/*.test.ts"],
          exclude: ["tests/api/db/database.test.ts"],
          globalSetup: "tests/support/postgresSetup.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: "trust", include: ["tests/trust/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 },
      },
      {
        test: {
          name: "browser",
          include: ["tests/{web,e2e}/**/*.test.ts"],
          exclude: ["tests/web/pure/**"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
