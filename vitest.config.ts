import { defineConfig } from 'vitest/config'

/** Two projects: what lies beside the code, and the journeys. A busy CI machine may be slower than a browser's patience, so there a test gets a second try. */
const retry = process.env.CI === undefined ? 0 : 2

export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('test') },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          retry,
          include: ['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts', 'db/**/*.test.ts'],
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          retry,
          include: ['e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
