/**
 * Signals within this time count as one: Ctrl-C arrives from the terminal and from each parent
 * process.
 */
const togetherMs = 1_500
const stopTimeoutMs = 30_000

/**
 * Runs `stop` on the first Ctrl-C or kill, or when the process that started this one is gone, then
 * ends the process. A second Ctrl-C, or a timeout of 30 seconds, ends it immediately.
 */
export function onStopSignal(stop: () => Promise<void>): void {
  let first: number | undefined
  const handle = () => {
    if (first !== undefined) {
      if (performance.now() - first > togetherMs) process.exit(1)
      return
    }
    first = performance.now()
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
  process.on('disconnect', handle)
  // Under nohup or as a service there is no terminal, so a hang-up does not mean that the process
  // should stop.
  process.on('SIGHUP', process.stdout.isTTY ? handle : () => {})
}
