/** Runs a task now or in a later turn of the event loop. */
export type TakeTurns = (task: () => void) => void

/**
 * Starts at most `perTurn` tasks in each turn of the event loop, in their order. Everything else gets
 * its turn in between, however many tasks arrive together.
 */
export function createTurns(perTurn: number): TakeTurns {
  const waiting: (() => void)[] = []
  let left = perTurn
  let scheduled = false

  const schedule = () => {
    if (scheduled) return
    scheduled = true
    setImmediate(startTurn)
  }
  const startTurn = () => {
    scheduled = false
    left = perTurn
    const tasks = waiting.splice(0, perTurn)
    left -= tasks.length
    if (tasks.length > 0) schedule()
    for (const task of tasks) task()
  }
  return (task) => {
    schedule()
    if (left === 0) return void waiting.push(task)
    left -= 1
    task()
  }
}
