/**
 * Difference in milliseconds between the time of this test run and the machine's time; NaN outside
 * a test run.
 */
export const testTimeAheadMs =
  Date.parse(process.env.MINUET_TEST_TIME ?? '') - Number(process.env.MINUET_TEST_BEGAN)

/** The machine's own time in milliseconds; browsers use it for cookie expiry. */
export const machineNow = (): number =>
  Date.now() - (Number.isFinite(testTimeAheadMs) ? testTimeAheadMs : 0)

/**
 * Creates a Date that behaves normally except for the current time. It is also sent to browser
 * pages as source text.
 */
export function createShiftedDate(Usual: DateConstructor, aheadMs: number): DateConstructor {
  const now = () => Usual.now() + aheadMs
  function Moved(...parts: readonly number[]): unknown {
    if (new.target === undefined) return new Usual(now()).toString()
    return Reflect.construct(
      Usual,
      parts.length === 0 ? [now()] : parts,
      new.target === Moved ? Usual : new.target,
    )
  }
  Object.setPrototypeOf(Moved, Usual)
  Object.defineProperty(Moved, 'name', { value: 'Date' })
  Moved.prototype = Usual.prototype
  return Object.assign(Moved, { now }) as unknown as DateConstructor
}
