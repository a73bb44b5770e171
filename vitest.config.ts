import { defineConfig } from 'vitest/config'
import { LongestFirst } from './bin/test/longest-first.ts'
import { setTestTime } from './bin/test/test-time.ts'

const inBrowser = 'src/**/*in-browser.test.ts'

setTestTime(process.env)

/** Two projects: what lies beside the code, and whatever drives a browser. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('test') },
  test: {
    // What is polled for is an event: a slow machine brings it late, and no second's patience is to decide that it does not come.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          include: ['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts', 'db/**/*.test.ts'],
          exclude: [inBrowser],
          isolate: false,
          // Two at a time even on two cores: half of their time is PostgreSQL's, and the disk's.
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/**/*.test.ts', inBrowser],
          globalSetup: 'test/harness/unpack-chromium.ts',
          // One process for many files: what they import is read once, and they share a browser.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Three at a time even on two cores: a third of their time is a browser waiting.
          maxWorkers: 3,
        },
      },
    ],
  },
})
