import { defineConfig } from 'vitest/config'

const results = process.env['ROWAUDIT_TEST_RESULTS']

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/prepare-inline.ts', 'test/support/seed.ts'],
    // Most of the time a worker waits for the processes that it has started.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: results ? ['default', 'json'] : ['default'],
    ...(results ? { outputFile: { json: results } } : {}),
  },
})
