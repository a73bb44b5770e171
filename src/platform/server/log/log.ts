import { pino } from 'pino'
import { type LogFields, logFields } from './fields.ts'
import { formatPretty } from './format-pretty.ts'

const address = /[^\s"'<>,;:()[\]\\/]+@[^\s"'<>,;:()[\]\\/]+\.[^\s"'<>,;:()[\]\\/]+/g

/** 256 bits as base64url: the tokens in links and cookies. */
const token = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])/g

/**
 * Masks anything that an external error message may have added to a line: email addresses and
 * tokens from links and cookies.
 */
function maskSecrets(line: string): string {
  return line.replace(address, '[address]').replace(token, '[token]')
}

/** Writes one line: `log.info({ task: name }, 'a job ran')`. */
interface Write {
  (fields: LogFields, sentence: string): void
  (sentence: string): void
}

/**
 * The log of one component. Fields outside `logFields` do not compile, and are dropped at run time.
 */
export interface Log {
  readonly debug: Write
  readonly info: Write
  readonly warn: Write
  readonly error: Write
  readonly fatal: Write
  /** A log that adds these fields to every line. */
  child(fields: LogFields): Log
}

export interface LogOptions {
  /** `debug`, `info`, `warn`, `error` or `silent`. */
  readonly level?: string
  /** Human-readable lines instead of JSON. */
  readonly pretty?: boolean
  /** Output of the lines; standard output if left out. */
  readonly write?: (line: string) => void
}

/**
 * Creates the log. Fields are filtered by an allow-list and secrets are masked, so that a mistake
 * elsewhere does not leak data.
 */
export function createLog(options: LogOptions = {}): Log {
  const write = options.write ?? ((line: string) => void process.stdout.write(line))
  const colour = options.write === undefined && process.stdout.isTTY === true
  const logger = pino(
    {
      level: options.level ?? 'info',
      base: null,
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: {
        level: (label) => ({ level: label }),
        log: allowed,
      },
      serializers: { error: describeError },
      hooks: { streamWrite: maskSecrets },
    },
    {
      write:
        options.pretty === true ? (line: string) => write(formatPretty(line, { colour })) : write,
    },
  )
  return wrapLogger(logger)
}

function wrapLogger(logger: pino.Logger): Log {
  const { debug, info, warn, error, fatal } = logger
  return {
    debug: debug.bind(logger) as Write,
    info: info.bind(logger) as Write,
    warn: warn.bind(logger) as Write,
    error: error.bind(logger) as Write,
    fatal: fatal.bind(logger) as Write,
    child: (fields) => wrapLogger(logger.child(allowed({ ...fields }))),
  }
}

const allowedNames: ReadonlySet<string> = new Set(logFields)

function allowed(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).filter(([name]) => allowedNames.has(name))
  const left = Object.keys(fields).length - entries.length
  return left === 0 ? fields : { ...Object.fromEntries(entries), leftOut: left }
}

/**
 * Name, code, message and stack of an error, without properties attached by libraries (a database
 * error may quote a row).
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 500) }
  const { name, code, message, stack, cause } = error as Error & { code?: unknown }
  return {
    name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    message: message.slice(0, 500),
    stack: stack?.split('\n').slice(0, 12).join('\n'),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  }
}
