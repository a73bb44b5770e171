/**
 * The only fields a log line may have besides its message: ids and numbers, never a body, a query,
 * an address, a name or a secret. New fields must be added here, where they are noticed in review.
 */
export const logFields = [
  'part',
  'requestId',
  'call',
  'method',
  'route',
  'status',
  'code',
  'ms',
  'bytes',
  'site',
  'pool',
  'account',
  'session',
  'id',
  'task',
  'subscriber',
  'tries',
  'category',
  'node',
  'count',
  'port',
  'url',
  'mode',
  'version',
  'signal',
  'error',
] as const

/** The fields of a log line. */
export type LogFields = { readonly [Name in (typeof logFields)[number]]?: unknown }
