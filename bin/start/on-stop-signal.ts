/** Signals within this time are one and the same: Ctrl-C comes from the terminal and from each parent. */
const togetherMs = 1_500
const patienceMs = 30_000

/** Runs `stop` at the first Ctrl-C or kill and ends the process. A second Ctrl-C, or half a minute, ends it at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let first: number | undefined
  const handle = () => {
    if (first !== undefined) {
      if (performance.now() - first > togetherMs) process.exit(1)
      return
    }
    first = performance.now()
    setTimeout(() => process.exit(1), patienceMs).unref()
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
  // Under nohup, or as a service, there is no terminal whose closing could be meant for us.
  process.on('SIGHUP', process.stdout.isTTY ? handle : () => {})
}
