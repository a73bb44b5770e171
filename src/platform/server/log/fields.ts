/**
 * The only fields a log line may bear beside its sentence. Ids and figures; never a body, a query, an address, a name
 * or a secret. Whoever needs another one adds it here, where it is seen.
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
  'event',
  'listener',
  'tries',
  'job',
  'category',
  'letter',
  'node',
  'count',
  'port',
  'url',
  'mode',
  'version',
  'signal',
  'error',
] as const

/** What may stand beside the sentence of a log line. */
export type LogFields = { readonly [Name in (typeof logFields)[number]]?: unknown }
