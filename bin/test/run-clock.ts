import { createShiftedDate, testTimeAheadMs } from './shifted-date.ts'

// Loaded before anything else in every process of a test run: the run starts at MINUET_TEST_TIME,
// regardless of the machine's date and time. Tests therefore never run into a midnight, a month's
// end, a daylight saving change or a birthday that they did not set up themselves.
if (Number.isFinite(testTimeAheadMs)) {
  globalThis.Date = createShiftedDate(Date, testTimeAheadMs)
  Date.prototype.constructor = Date
}
