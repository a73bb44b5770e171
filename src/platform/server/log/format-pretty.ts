const colours: Readonly<Record<string, string>> = {
  debug: '90',
  info: '36',
  warn: '33',
  error: '31',
  fatal: '31',
}

/**
 * Formats one log line for a person: `10:21:33 warn a listener failed event=chat.sent tries=2`.
 */
export function formatPretty(line: string, options: { colour: boolean }): string {
  const { time, level, message = '', error, ...rest } = JSON.parse(line) as Record<string, unknown>
  const paint = (code: string, text: string) =>
    options.colour && code !== '' ? `\u001b[${code}m${text}\u001b[0m` : text
  const fields = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const head = [
    paint('90', new Date(String(time)).toTimeString().slice(0, 8)),
    paint(colours[String(level)] ?? '', String(level).padEnd(5)),
    String(message),
    ...(fields.length > 0 ? [paint('90', ` ${fields.join(' ')}`)] : []),
  ].join(' ')
  return `${head}\n${error === undefined ? '' : paint('90', `${formatError(error)}\n`)}`
}

function formatError(error: unknown): string {
  const { stack, message } = error as { stack?: string; message?: string }
  return `  ${(stack ?? message ?? JSON.stringify(error)).replaceAll('\n', '\n  ')}`
}
