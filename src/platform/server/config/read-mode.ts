import type { Config } from './config.ts'
import { isProductionFolder } from './production-folder.ts'
import type { createReader } from './read-environment.ts'

type ModeFacts = Pick<Config, 'dataFolder' | 'publicUrl' | 'databaseUrl'>

/**
 * Reads MINUET_MODE. It may be left out only if nothing indicates a site with real members, so that
 * a lost variable never opens one, because a demo lets everyone log in as anyone.
 */
export function readMode(
  read: ReturnType<typeof createReader>,
  facts: ModeFacts,
): 'demo' | 'production' {
  const mode = read.choice('MINUET_MODE', ['demo', 'production'], 'demo')
  const reason = findProductionSign(facts)
  if (read.text('MINUET_MODE') === undefined && reason !== undefined)
    read.problems.push(`MINUET_MODE is missing: set it to production or demo, because ${reason}.`)
  else if (mode === 'demo' && isProductionFolder(facts.dataFolder))
    read.problems.push(
      `MINUET_MODE=demo is refused: ${facts.dataFolder} belongs to a production installation. Set MINUET_DATA to another folder.`,
    )
  return mode
}

/** The first sign of a site with real members. */
function findProductionSign({ dataFolder, publicUrl, databaseUrl }: ModeFacts): string | undefined {
  if (isProductionFolder(dataFolder)) return `${dataFolder} belongs to a production installation`
  if (databaseUrl !== undefined) return 'DATABASE_URL is set'
  if (!isLocal(publicUrl)) return `MINUET_PUBLIC_URL is ${publicUrl}`
  return undefined
}

/** Whether only this machine can open a URL. */
function isLocal(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return /^(.+\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/.test(hostname)
}
