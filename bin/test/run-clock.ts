import { createShiftedDate, testTimeAheadMs } from './shifted-date.ts'

// Loaded before anything else in every process of a test run: the run starts at MINUET_TEST_TIME,
// whatever the machine's date and time. So no test encounters a midnight, a month's end, a daylight
// saving change or a birthday that it does not set up itself.
if (Number.isFinite(testTimeAheadMs)) {
  globalThis.Date = createShiftedDate(Date, testTimeAheadMs)
  Date.prototype.constructor = Date
}
