/** Prints what went wrong and ends the command; MINUET_DEBUG=1 also prints the stack trace. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof Error && !process.env.MINUET_DEBUG ? error.message : error)
  process.exit(1)
}
