import { spawn } from 'node:child_process'

/**
 * Runs another program in this terminal: signals are passed on to it, and its exit status becomes
 * ours.
 * @param {string} program
 * @param {readonly string[]} flags
 * @param {NodeJS.ProcessEnv} env
 */
export function passThrough(program, flags, env) {
  const child = spawn(program, flags, { stdio: 'inherit', env })
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM'])
  // Ctrl-C also reaches the child through the terminal; the child treats signals that arrive
  // together as one.
  for (const name of signals) process.on(name, () => child.kill(name))
  // The child decides how to handle a closed terminal; it receives the same signal.
  process.on('SIGHUP', () => {})
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
