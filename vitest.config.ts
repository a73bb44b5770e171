import { defineConfig } from 'vitest/config'
import { LongestFirst } from './bin/test/longest-first.ts'
import { setTestTime } from './bin/test/test-time.ts'

const inBrowser = 'src/**/*in-browser.test.ts'

if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error('Tests need the project’s own Node: run them with npx vitest or npm test.')

setTestTime(process.env)

/** Two projects: unit tests beside the code, and tests that drive a browser. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': JSON.stringify('test') },
  test: {
    // Polled conditions depend on events, which a slow machine delivers late, so a timeout of one
    // second would fail tests wrongly.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          // The projects run one after the other, because they have different numbers of workers.
          sequence: { groupOrder: 1 },
          include: ['src/**/*.test.{ts,tsx}', 'bin/**/*.test.ts', 'db/**/*.test.ts'],
          exclude: [inBrowser],
          isolate: false,
          // Three workers even on two cores, because half of their time is spent in PostgreSQL and on
          // disk.
          maxWorkers: 3,
          // Only to catch hangs: the first site of a process builds the cast, a minute's work on a
          // busy machine.
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          sequence: { groupOrder: 2 },
          include: ['test/**/*.test.ts', inBrowser],
          globalSetup: 'test/harness/unpack-chromium.ts',
          // One process for many files: imports are loaded once, and the files share a browser.
          isolate: false,
          // Only to catch hangs: the longest journey takes a minute on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Three workers even on two cores, because a third of their time is spent waiting for a
          // browser.
          maxWorkers: 3,
        },
      },
    ],
  },
})
