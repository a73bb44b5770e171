import type { Config } from '#platform/server/config/config.ts'
import { findPortHolder } from '../../start/find-port-holder.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

/** Whether the site runs on its port on this machine, and is ready. */
export async function checkSite({
  host,
  port,
}: Pick<Config, 'host' | 'port'>): Promise<readonly Finding[]> {
  const local = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const at = `http://${local.includes(':') ? `[${local}]` : local}:${port}`
  const answer = await fetch(`${at}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  )
  if (answer === null) {
    const holder = findPortHolder(port)
    return [
      holder === undefined
        ? warn('site', `Nothing answers at ${at}.`, 'Start the site: npm start')
        : fail(
            'site',
            `${holder.name} (process ${holder.pid}) uses port ${port}, and is not the site.`,
            'Stop it, or set MINUET_PORT to another port.',
          ),
    ]
  }
  const body = await answer.text()
  if (answer.ok) return [ok('site', `It runs at ${at} and is ready.`)]
  return answer.status === 503
    ? [
        fail(
          'site',
          `It runs at ${at}, but is not ready: ${body.slice(0, 200)}`,
          'Look for errors in its log.',
        ),
      ]
    : [
        fail(
          'site',
          `${at} answers with ${answer.status}, but it isn’t this site.`,
          'Another program uses this port; set MINUET_PORT to another one.',
        ),
      ]
}
