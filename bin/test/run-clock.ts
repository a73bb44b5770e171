import { movedDate, testTimeAheadMs } from './moved-date.ts'

// Read before anything else in every process of a run of tests: when the run began it was MINUET_TEST_TIME, whatever day and hour the
// machine has. So no test meets a midnight, a month's end, a summer time or a birthday that it does not name.
if (Number.isFinite(testTimeAheadMs)) {
  globalThis.Date = movedDate(Date, testTimeAheadMs)
  Date.prototype.constructor = Date
}
