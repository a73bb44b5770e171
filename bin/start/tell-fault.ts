/** Ends a command with what went wrong in words; MINUET_DEBUG=1 shows where as well. */
export function tellFault(error: unknown): never {
  console.error(error instanceof Error && !process.env.MINUET_DEBUG ? error.message : error)
  process.exit(1)
}
