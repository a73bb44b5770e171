/** Why a try failed. */
export interface Fault {
  /** The subscribers and messages of all errors, for people with access to the database only. */
  readonly text: string
  /** The subscriber and the kind of its error, which contain nothing personal. */
  readonly kind: string
}

/** The fault of a task whose server ended while it was performing it. */
export const serverEnded: Fault = {
  text: 'the server ended during the last try',
  kind: 'server ended',
}

/** Describes the error of a subscriber. */
export function describeFault(subscriber: string, error: unknown): Fault {
  const message = error instanceof Error ? error.message : String(error)
  return { text: `${subscriber}: ${message}`, kind: `${subscriber}: ${nameKind(error)}` }
}

/** Joins the faults of one try; undefined if there are none. The kind is the first one's. */
export function joinFaults([first, ...others]: readonly Fault[]): Fault | undefined {
  if (first === undefined) return undefined
  const text = [first, ...others].map((fault) => fault.text).join('\n')
  return { text: text.slice(0, 2000), kind: first.kind.slice(0, 200) }
}

/** An SMTP reply code, the code of a system or database error, or the error's class. */
function nameKind(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  if (typeof responseCode === 'number') return `SMTP ${responseCode}`
  if (typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code)) return code
  return error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error'
}
