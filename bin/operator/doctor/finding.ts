/** The result of one check of an installation. */
export interface Finding {
  /** Its subject, such as `database`. */
  readonly check: string
  readonly state: 'ok' | 'warn' | 'fail'
  readonly text: string
  /** The remedy, for everything that isn't ok. */
  readonly advice?: string
}

export const ok = (check: string, text: string): Finding => ({ check, state: 'ok', text })
export const warn = (check: string, text: string, advice: string): Finding => ({
  check,
  state: 'warn',
  text,
  advice,
})
export const fail = (check: string, text: string, advice: string): Finding => ({
  check,
  state: 'fail',
  text,
  advice,
})

/** Runs a check; one that throws has failed, and the others still run. */
export async function attempt(
  check: string,
  advice: string,
  work: () => Promise<readonly Finding[]> | readonly Finding[],
): Promise<readonly Finding[]> {
  try {
    return await work()
  } catch (error) {
    return [fail(check, describeError(error), advice)]
  }
}

/**
 * Node puts the reason for a failed connection into `cause` or into the errors of both attempts.
 */
export function describeError(error: unknown): string {
  const { message, code, cause, errors } = error as NodeJS.ErrnoException & {
    errors?: readonly Error[]
  }
  const inner = cause ?? errors?.[0]
  if (inner !== undefined) return describeError(inner)
  return message || code || String(error)
}

/** One line per finding, and the advice below it. */
export function formatFindings(findings: readonly Finding[]): string[] {
  const labels = { ok: 'ok  ', warn: 'WARN', fail: 'FAIL' }
  const width = Math.max(...findings.map(({ check }) => check.length))
  return findings.flatMap(({ check, state, text, advice }) => [
    `${labels[state]}  ${check.padEnd(width)}  ${text}`,
    ...(advice === undefined ? [] : [`      ${' '.repeat(width)}  → ${advice}`]),
  ])
}
