import type { Config } from '#platform/server/config/config.ts'
import { resolveOfficeUrl } from '#platform/server/config/office-hosts.ts'
import type { LogIn } from './seed-once.ts'

/**
 * The lines printed once the site is running: its address and, in a demo, how to look around.
 * `answers` is whether a site uses the public address; on a fresh installation that is not known
 * yet.
 */
export function formatAnnouncement(
  config: Config,
  logIns: readonly LogIn[],
  answers = true,
): string[] {
  const lines: [label: string, text: string][] = [['minuet is running', config.publicUrl]]
  if (config.officeHosts.size > 0)
    lines.push(['the back office', `${resolveOfficeUrl(config, config.publicUrl)}/office`])
  if (config.devPages) {
    lines.push(['emails sent', `${config.publicUrl}/dev/mail`])
    lines.push(['log in as anyone', `${config.publicUrl}/dev/as`])
    lines.push(['the clock', `${config.publicUrl}/dev/clock`])
    lines.push(['every page under /dev', `${config.publicUrl}/dev`])
  }
  const { hostname } = new URL(config.publicUrl)
  if (!answers)
    lines.push(['no site has that host', `node bin/bootstrap.mjs site hosts localhost ${hostname}`])
  for (const { name, email, password } of logIns)
    lines.push([`log in as ${name}`, `${email}  ${password}`])
  return [
    '',
    ...lines.map(([label, text]) => `  ${label.padEnd(21)} ${text}`),
    '',
    '  Ctrl-C stops it.',
    '',
  ]
}
