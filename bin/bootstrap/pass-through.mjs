import { spawn } from 'node:child_process'

/** How often to check whether npm, which was asked to run this process, is still running. */
const lookMs = 500

/**
 * Runs another program in this terminal: signals are passed on to it, and its exit status becomes
 * ours. If npm is killed, the program is asked to stop: npm doesn't pass signals on while its shell
 * waits. If this process is killed, the program sees that the channel to it is closed.
 * @param {string} program
 * @param {readonly string[]} flags
 * @param {NodeJS.ProcessEnv} env
 */
export function passThrough(program, flags, env) {
  const child = spawn(program, flags, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env })
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM'])
  // Ctrl-C also reaches the child through the terminal; the child treats signals that arrive
  // together as one.
  for (const name of signals) process.on(name, () => child.kill(name))
  // The child decides how to handle a closed terminal; it receives the same signal.
  process.on('SIGHUP', () => {})
  if (process.env.npm_lifecycle_event !== undefined) {
    const npm = process.ppid
    const looking = setInterval(() => {
      if (process.ppid === npm) return
      clearInterval(looking)
      child.kill('SIGTERM')
    }, lookMs)
  }
  child.on('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    for (const name of signals) process.removeAllListeners(name)
    process.kill(process.pid, signal)
  })
}
